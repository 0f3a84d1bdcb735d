package org.anabranch.op;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

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

  /** The comparator, or for null the natural order, which refuses what is not comparable. */
  @SuppressWarnings("unchecked") // as by Arrays.sort: a cast that fails is the caller's error
  static <T extends @Nullable Object> Comparator<? super T> orNatural(
      @Nullable Comparator<? super T> comparator) {
    return comparator == null ? (Comparator<? super T>) Comparator.naturalOrder() : comparator;
  }
}
