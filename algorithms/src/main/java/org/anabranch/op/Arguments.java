package org.anabranch.op;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Checks of arguments, made before anything is touched. */
public final class Arguments {
  private Arguments() {}

  /** As {@code java.util.Arrays}: the same exceptions in the same order, with the same messages. */
  public static void checkRange(int length, int from, int to) {
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

  /** The comparator, or for null the natural order, which refuses what is not comparable. */
  @SuppressWarnings("unchecked") // as by Arrays.sort: a cast that fails is the caller's error
  static <T extends @Nullable Object> Comparator<? super T> orNatural(
      @Nullable Comparator<? super T> comparator) {
    return comparator == null ? (Comparator<? super T>) Comparator.naturalOrder() : comparator;
  }

  /**
   * A range to read from one array and, beginning at {@code outFrom}, to write to another or to the
   * same place of the same one.
   */
  static void checkRanges(
      Object in, int inLength, int from, int to, Object out, int outLength, int outFrom) {
    checkRange(inLength, from, to);
    if (outFrom < 0) {
      throw new ArrayIndexOutOfBoundsException(outFrom);
    }
    long n = (long) to - from;
    if (outFrom + n > outLength) {
      throw new ArrayIndexOutOfBoundsException(
          "Array index out of range: " + (outFrom + n) + ", the length of out is " + outLength);
    }
    if (in == out && outFrom != from && Math.abs((long) outFrom - from) < n) {
      throw new IllegalArgumentException(
          "the results would overwrite what is still to be read: from "
              + from
              + ", outFrom "
              + outFrom
              + " of the same array");
    }
  }
}
