package org.anabranch.function;

/** Makes a double of a double and its index. */
@FunctionalInterface
public interface IndexedDoubleOperator {
  /**
   * Makes a result.
   *
   * @param element the double
   * @param index how many came before it
   * @return the result
   */
  double applyAsDouble(double element, long index);
}
