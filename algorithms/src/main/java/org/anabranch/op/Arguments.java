package org.anabranch.op;

/** Checks of arguments, made before anything is touched. */
final class Arguments {
  private Arguments() {}

  /** As {@code java.util.Arrays}: the same exceptions in the same order, with the same messages. */
  static void checkRange(int length, int from, int to) {
    if (from > to) {
      throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    }
    if (from < 0) {
      throw new ArrayIndexOutOfBoundsException(from);
    }
    if (to > length) {
      throw new ArrayIndexOutOfBoundsException(to);
    }
  }
}
