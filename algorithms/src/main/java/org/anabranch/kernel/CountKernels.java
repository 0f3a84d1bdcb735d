package org.anabranch.kernel;

import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Loops that count for how many indices or elements a predicate holds. */
public final class CountKernels {
  private CountKernels() {}

  /** How many indices match. */
  public static long count(int from, int to, IntPredicate predicate) {
    int count = 0; // may pass 2^31, never 2^32
    for (int i = from; i < to; i++) {
      count += predicate.test(i) ? 1 : 0;
    }
    return Integer.toUnsignedLong(count);
  }

  /** How many elements match. */
  public static long count(int[] a, int from, int to, IntPredicate predicate) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += predicate.test(a[i]) ? 1 : 0;
    }
    return count;
  }

  /** How many elements match. */
  public static long count(long[] a, int from, int to, LongPredicate predicate) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += predicate.test(a[i]) ? 1 : 0;
    }
    return count;
  }

  /** How many elements match. */
  public static long count(double[] a, int from, int to, DoublePredicate predicate) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += predicate.test(a[i]) ? 1 : 0;
    }
    return count;
  }

  /** How many elements match. */
  public static <T extends @Nullable Object> long count(
      T[] a, int from, int to, Predicate<? super T> predicate) {
    int count = 0;
    for (int i = from; i < to; i++) {
      count += predicate.test(a[i]) ? 1 : 0;
    }
    return count;
  }
}
