package org.anabranch.op;

import java.util.Objects;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.anabranch.kernel.CountKernels;
import org.anabranch.kernel.FindKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.LongGather;
import org.anabranch.skeleton.LowestIndex;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;
import org.jspecify.annotations.Nullable;

/**
 * Counting and searching by predicates. A search ends early and behaves like the sequential loop:
 * what counts is the first index that matches or throws.
 */
public final class Matches {
  private static final Specializer<CountKernels.OfIndices> COUNT_INDICES =
      Copies.of(CountKernels.INDICES);
  private static final Specializer<CountKernels.OfInts> COUNT_INTS = Copies.of(CountKernels.INTS);
  private static final Specializer<CountKernels.OfLongs> COUNT_LONGS =
      Copies.of(CountKernels.LONGS);
  private static final Specializer<CountKernels.OfDoubles> COUNT_DOUBLES =
      Copies.of(CountKernels.DOUBLES);
  private static final Specializer<CountKernels.OfObjects> COUNT_OBJECTS =
      Copies.of(CountKernels.OBJECTS);
  private static final Specializer<FindKernels.AmongIndices> FIND_INDICES =
      Copies.of(FindKernels.INDICES);
  private static final Specializer<FindKernels.AmongInts> FIND_INTS = Copies.of(FindKernels.INTS);
  private static final Specializer<FindKernels.AmongLongs> FIND_LONGS =
      Copies.of(FindKernels.LONGS);
  private static final Specializer<FindKernels.AmongDoubles> FIND_DOUBLES =
      Copies.of(FindKernels.DOUBLES);
  private static final Specializer<FindKernels.AmongObjects> FIND_OBJECTS =
      Copies.of(FindKernels.OBJECTS);

  private Matches() {}

  /** How many indices match. */
  public static long count(int from, int to, IntPredicate predicate) {
    Objects.requireNonNull(predicate, "predicate");
    Cost cost = Cost.of(predicate);
    if (COUNT_INDICES.isShared(predicate, (long) to - from)) {
      return LongGather.sum(
          from, to, cost, (lo, hi) -> CountKernels.INDICES.count(lo, hi, predicate));
    }
    KernelChoice<CountKernels.OfIndices> kernels =
        COUNT_INDICES.choice(predicate, (long) to - from);
    return LongGather.sum(
        from, to, cost, (lo, hi) -> kernels.forPiece(hi - lo).count(lo, hi, predicate));
  }

  /** Whether some index gives an answer. */
  public static boolean any(int from, int to, IntPredicate predicate, boolean wanted) {
    Objects.requireNonNull(predicate, "predicate");
    Cost cost = Cost.of(predicate);
    if (FIND_INDICES.isShared(predicate, (long) to - from)) {
      return LowestIndex.of(
              from, to, cost, (lo, hi) -> FindKernels.INDICES.find(lo, hi, predicate, wanted))
          != to;
    }
    KernelChoice<FindKernels.AmongIndices> kernels =
        FIND_INDICES.choice(predicate, (long) to - from);
    return LowestIndex.of(
            from, to, cost, (lo, hi) -> kernels.forPiece(hi - lo).find(lo, hi, predicate, wanted))
        != to;
  }

  /** How many elements match. */
  public static long count(int[] a, IntPredicate predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    Cost cost = Cost.of(predicate);
    if (COUNT_INTS.isShared(predicate, a.length)) {
      return LongGather.sum(
          0, a.length, cost, (lo, hi) -> CountKernels.INTS.count(a, lo, hi, predicate));
    }
    KernelChoice<CountKernels.OfInts> kernels = COUNT_INTS.choice(predicate, a.length);
    return LongGather.sum(
        0, a.length, cost, (lo, hi) -> kernels.forPiece(hi - lo).count(a, lo, hi, predicate));
  }

  /** The first element that gives an answer, or -1. */
  public static int indexOf(int[] a, IntPredicate predicate, boolean wanted) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    if (FIND_INTS.isShared(predicate, a.length)) {
      return indexOf(
          a.length, predicate, (lo, hi) -> FindKernels.INTS.find(a, lo, hi, predicate, wanted));
    }
    KernelChoice<FindKernels.AmongInts> kernels = FIND_INTS.choice(predicate, a.length);
    return indexOf(
        a.length,
        predicate,
        (lo, hi) -> kernels.forPiece(hi - lo).find(a, lo, hi, predicate, wanted));
  }

  /** How many elements match. */
  public static long count(long[] a, LongPredicate predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    Cost cost = Cost.of(predicate);
    if (COUNT_LONGS.isShared(predicate, a.length)) {
      return LongGather.sum(
          0, a.length, cost, (lo, hi) -> CountKernels.LONGS.count(a, lo, hi, predicate));
    }
    KernelChoice<CountKernels.OfLongs> kernels = COUNT_LONGS.choice(predicate, a.length);
    return LongGather.sum(
        0, a.length, cost, (lo, hi) -> kernels.forPiece(hi - lo).count(a, lo, hi, predicate));
  }

  /** The first element that gives an answer, or -1. */
  public static int indexOf(long[] a, LongPredicate predicate, boolean wanted) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    if (FIND_LONGS.isShared(predicate, a.length)) {
      return indexOf(
          a.length, predicate, (lo, hi) -> FindKernels.LONGS.find(a, lo, hi, predicate, wanted));
    }
    KernelChoice<FindKernels.AmongLongs> kernels = FIND_LONGS.choice(predicate, a.length);
    return indexOf(
        a.length,
        predicate,
        (lo, hi) -> kernels.forPiece(hi - lo).find(a, lo, hi, predicate, wanted));
  }

  /** How many elements match. */
  public static long count(double[] a, DoublePredicate predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    Cost cost = Cost.of(predicate);
    if (COUNT_DOUBLES.isShared(predicate, a.length)) {
      return LongGather.sum(
          0, a.length, cost, (lo, hi) -> CountKernels.DOUBLES.count(a, lo, hi, predicate));
    }
    KernelChoice<CountKernels.OfDoubles> kernels = COUNT_DOUBLES.choice(predicate, a.length);
    return LongGather.sum(
        0, a.length, cost, (lo, hi) -> kernels.forPiece(hi - lo).count(a, lo, hi, predicate));
  }

  /** The first element that gives an answer, or -1. */
  public static int indexOf(double[] a, DoublePredicate predicate, boolean wanted) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    if (FIND_DOUBLES.isShared(predicate, a.length)) {
      return indexOf(
          a.length, predicate, (lo, hi) -> FindKernels.DOUBLES.find(a, lo, hi, predicate, wanted));
    }
    KernelChoice<FindKernels.AmongDoubles> kernels = FIND_DOUBLES.choice(predicate, a.length);
    return indexOf(
        a.length,
        predicate,
        (lo, hi) -> kernels.forPiece(hi - lo).find(a, lo, hi, predicate, wanted));
  }

  /** How many elements match. */
  public static <T extends @Nullable Object> long count(T[] a, Predicate<? super T> predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    Cost cost = Cost.of(predicate);
    if (COUNT_OBJECTS.isShared(predicate, a.length)) {
      return LongGather.sum(
          0, a.length, cost, (lo, hi) -> CountKernels.OBJECTS.count(a, lo, hi, predicate));
    }
    KernelChoice<CountKernels.OfObjects> kernels = COUNT_OBJECTS.choice(predicate, a.length);
    return LongGather.sum(
        0, a.length, cost, (lo, hi) -> kernels.forPiece(hi - lo).count(a, lo, hi, predicate));
  }

  /** The first element that gives an answer, or -1. */
  public static <T extends @Nullable Object> int indexOf(
      T[] a, Predicate<? super T> predicate, boolean wanted) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
    if (FIND_OBJECTS.isShared(predicate, a.length)) {
      return indexOf(
          a.length, predicate, (lo, hi) -> FindKernels.OBJECTS.find(a, lo, hi, predicate, wanted));
    }
    KernelChoice<FindKernels.AmongObjects> kernels = FIND_OBJECTS.choice(predicate, a.length);
    return indexOf(
        a.length,
        predicate,
        (lo, hi) -> kernels.forPiece(hi - lo).find(a, lo, hi, predicate, wanted));
  }

  private static int indexOf(int length, Object predicate, LowestIndex.Kernel kernel) {
    int found = LowestIndex.of(0, length, Cost.of(predicate), kernel);
    return found < length ? found : -1;
  }
}
