package org.anabranch.op;

import java.util.Objects;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.anabranch.kernel.CountKernels;
import org.anabranch.kernel.SearchKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.LongGather;
import org.anabranch.skeleton.LowestIndex;
import org.jspecify.annotations.Nullable;

/**
 * Counting and searching by predicates. A search ends early and behaves like the sequential loop:
 * what counts is the first index that matches or throws.
 */
public final class Matches {
  private Matches() {}

  /** How many indices match. */
  public static long count(int from, int to, IntPredicate predicate) {
    Objects.requireNonNull(predicate, "predicate");
    return LongGather.sum(
        from, to, Cost.of(predicate), (lo, hi) -> CountKernels.count(lo, hi, predicate));
  }

  /** Whether some index gives an answer. */
  public static boolean any(int from, int to, IntPredicate predicate, boolean wanted) {
    Objects.requireNonNull(predicate, "predicate");
    return LowestIndex.of(
            from, to, Cost.of(predicate), (lo, hi) -> SearchKernels.find(lo, hi, predicate, wanted))
        != to;
  }

  /** How many elements match. */
  public static long count(int[] a, IntPredicate predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    return LongGather.sum(
        0, a.length, Cost.of(predicate), (lo, hi) -> CountKernels.count(a, lo, hi, predicate));
  }

  /** The first element that gives an answer, or -1. */
  public static int indexOf(int[] a, IntPredicate predicate, boolean wanted) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    int found =
        LowestIndex.of(
            0,
            a.length,
            Cost.of(predicate),
            (lo, hi) -> SearchKernels.find(a, lo, hi, predicate, wanted));
    return found < a.length ? found : -1;
  }

  /** How many elements match. */
  public static long count(long[] a, LongPredicate predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    return LongGather.sum(
        0, a.length, Cost.of(predicate), (lo, hi) -> CountKernels.count(a, lo, hi, predicate));
  }

  /** The first element that gives an answer, or -1. */
  public static int indexOf(long[] a, LongPredicate predicate, boolean wanted) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    int found =
        LowestIndex.of(
            0,
            a.length,
            Cost.of(predicate),
            (lo, hi) -> SearchKernels.find(a, lo, hi, predicate, wanted));
    return found < a.length ? found : -1;
  }

  /** How many elements match. */
  public static long count(double[] a, DoublePredicate predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    return LongGather.sum(
        0, a.length, Cost.of(predicate), (lo, hi) -> CountKernels.count(a, lo, hi, predicate));
  }

  /** The first element that gives an answer, or -1. */
  public static int indexOf(double[] a, DoublePredicate predicate, boolean wanted) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    int found =
        LowestIndex.of(
            0,
            a.length,
            Cost.of(predicate),
            (lo, hi) -> SearchKernels.find(a, lo, hi, predicate, wanted));
    return found < a.length ? found : -1;
  }

  /** How many elements match. */
  public static <T extends @Nullable Object> long count(T[] a, Predicate<? super T> predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    return LongGather.sum(
        0, a.length, Cost.of(predicate), (lo, hi) -> CountKernels.count(a, lo, hi, predicate));
  }

  /** The first element that gives an answer, or -1. */
  public static <T extends @Nullable Object> int indexOf(
      T[] a, Predicate<? super T> predicate, boolean wanted) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    int found =
        LowestIndex.of(
            0,
            a.length,
            Cost.of(predicate),
            (lo, hi) -> SearchKernels.find(a, lo, hi, predicate, wanted));
    return found < a.length ? found : -1;
  }
}
