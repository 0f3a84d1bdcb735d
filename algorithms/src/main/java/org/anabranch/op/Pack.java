package org.anabranch.op;

import java.util.Objects;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.anabranch.kernel.Marks;
import org.anabranch.kernel.PackKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.TwoPassPack;

/**
 * Packs: what matches a predicate, in order. Matches are marked in a bitmap first, one bit for each
 * element, so that the predicate is called once and before anything is written.
 */
public final class Pack {
  private static final long PICOS = 1_000;

  private Pack() {}

  /** The elements that match. */
  public static int[] filter(int[] a, IntPredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(a, predicate, marks);
    int[] out = new int[pack.total()];
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gather(a, lo, hi, marks, out, before));
    return out;
  }

  /** The elements that match. */
  public static long[] filter(long[] a, LongPredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(a, predicate, marks);
    long[] out = new long[pack.total()];
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gather(a, lo, hi, marks, out, before));
    return out;
  }

  /** The elements that match. */
  public static double[] filter(double[] a, DoublePredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(a, predicate, marks);
    double[] out = new double[pack.total()];
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gather(a, lo, hi, marks, out, before));
    return out;
  }

  /** The elements that match. */
  public static <T> T[] filter(T[] a, Predicate<? super T> predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(a, predicate, marks);
    T[] out = Bulk.newLike(a, pack.total());
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gather(a, lo, hi, marks, out, before));
    return out;
  }

  /** Moves the elements that match to the front, both kinds in order; returns how many match. */
  public static int partition(int[] a, IntPredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(a, predicate, marks);
    int matching = pack.total();
    int[] out = new int[a.length];
    pack.place(
        2 * PICOS,
        (lo, hi, before) -> {
          PackKernels.gather(a, lo, hi, marks, out, before);
          PackKernels.gatherRest(a, lo, hi, marks, out, matching + lo - before);
        });
    Bulk.copy(out, a, a.length);
    return matching;
  }

  /** Moves the elements that match to the front, both kinds in order; returns how many match. */
  public static int partition(long[] a, LongPredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(a, predicate, marks);
    int matching = pack.total();
    long[] out = new long[a.length];
    pack.place(
        2 * PICOS,
        (lo, hi, before) -> {
          PackKernels.gather(a, lo, hi, marks, out, before);
          PackKernels.gatherRest(a, lo, hi, marks, out, matching + lo - before);
        });
    Bulk.copy(out, a, a.length);
    return matching;
  }

  /** Moves the elements that match to the front, both kinds in order; returns how many match. */
  public static int partition(double[] a, DoublePredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(a, predicate, marks);
    int matching = pack.total();
    double[] out = new double[a.length];
    pack.place(
        2 * PICOS,
        (lo, hi, before) -> {
          PackKernels.gather(a, lo, hi, marks, out, before);
          PackKernels.gatherRest(a, lo, hi, marks, out, matching + lo - before);
        });
    Bulk.copy(out, a, a.length);
    return matching;
  }

  /** Moves the elements that match to the front, both kinds in order; returns how many match. */
  public static <T> int partition(T[] a, Predicate<? super T> predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(a, predicate, marks);
    int matching = pack.total();
    T[] out = Bulk.newLike(a, a.length);
    pack.place(
        2 * PICOS,
        (lo, hi, before) -> {
          PackKernels.gather(a, lo, hi, marks, out, before);
          PackKernels.gatherRest(a, lo, hi, marks, out, matching + lo - before);
        });
    Bulk.copy(out, a, a.length);
    return matching;
  }

  private static TwoPassPack choose(int[] a, IntPredicate predicate, Marks marks) {
    return TwoPassPack.choose(
        a.length,
        Cost.of(predicate),
        (lo, hi) -> PackKernels.mark(a, (int) lo, (int) hi, predicate, marks),
        marks::count);
  }

  private static TwoPassPack choose(long[] a, LongPredicate predicate, Marks marks) {
    return TwoPassPack.choose(
        a.length,
        Cost.of(predicate),
        (lo, hi) -> PackKernels.mark(a, (int) lo, (int) hi, predicate, marks),
        marks::count);
  }

  private static TwoPassPack choose(double[] a, DoublePredicate predicate, Marks marks) {
    return TwoPassPack.choose(
        a.length,
        Cost.of(predicate),
        (lo, hi) -> PackKernels.mark(a, (int) lo, (int) hi, predicate, marks),
        marks::count);
  }

  private static <T> TwoPassPack choose(T[] a, Predicate<? super T> predicate, Marks marks) {
    return TwoPassPack.choose(
        a.length,
        Cost.of(predicate),
        (lo, hi) -> PackKernels.mark(a, (int) lo, (int) hi, predicate, marks),
        marks::count);
  }

  /** The indices below {@code n} that match. */
  public static int[] indices(int n, IntPredicate predicate) {
    Objects.requireNonNull(predicate, "predicate");
    int length = Math.max(0, n);
    Marks marks = new Marks(length);
    TwoPassPack pack =
        TwoPassPack.choose(
            length,
            Cost.of(predicate),
            (lo, hi) -> PackKernels.markIndices((int) lo, (int) hi, predicate, marks),
            marks::count);
    int[] out = new int[pack.total()];
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gatherIndices(lo, hi, marks, out, before));
    return out;
  }

  private static void check(Object a, Object predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
  }
}
