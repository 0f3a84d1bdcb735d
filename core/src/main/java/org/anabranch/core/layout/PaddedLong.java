package org.anabranch.core.layout;

/**
 * One {@code long} with a cache line of its own.
 *
 * <p>The field has 128 bytes before and after it (two lines, because processors prefetch lines in
 * pairs), so a thread that writes it never slows one that writes a neighbour. The virtual machine
 * lays out a superclass before its subclasses, hence three classes. A subclass adds the accessors,
 * whose names carry the memory mode.
 */
public abstract class PaddedLong extends PaddedLongValue {
  long a00, a01, a02, a03, a04, a05, a06, a07, a08, a09, a10, a11, a12, a13, a14, a15;

  /**
   * A padded field with a first value.
   *
   * @param initial the value before anybody writes
   */
  protected PaddedLong(long initial) {
    super(initial);
  }
}

/** The field itself, between the two paddings. */
abstract class PaddedLongValue extends PaddingBefore {
  /** The padded field; reached by the subclass through a variable handle. */
  protected long value;

  PaddedLongValue(long initial) {
    value = initial;
  }
}
