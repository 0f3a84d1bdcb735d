package org.anabranch.function;

/** Makes an int of an int and its index. */
@FunctionalInterface
public interface IndexedIntOperator {
  /**
   * Makes a result.
   *
   * @param element the int
   * @param index how many came before it
   * @return the result
   */
  int applyAsInt(int element, long index);
}
