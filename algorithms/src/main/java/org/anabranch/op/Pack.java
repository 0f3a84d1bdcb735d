package org.anabranch.op;

import java.util.Objects;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.anabranch.kernel.MarkKernel;
import org.anabranch.kernel.MarkKernels;
import org.anabranch.kernel.Marks;
import org.anabranch.kernel.PackKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.TwoPassPack;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;

/**
 * Packs: what matches a predicate, in order. Matches are marked in a bitmap first, one bit for each
 * element, so that the predicate is called once and before anything is written.
 */
public final class Pack {
  private static final long PICOS = 1_000;

  private static final Specializer<MarkKernel> INTS = Copies.of(MarkKernels.INTS);
  private static final Specializer<MarkKernel> LONGS = Copies.of(MarkKernels.LONGS);
  private static final Specializer<MarkKernel> DOUBLES = Copies.of(MarkKernels.DOUBLES);
  private static final Specializer<MarkKernel> OBJECTS = Copies.of(MarkKernels.OBJECTS);
  private static final Specializer<MarkKernel> INDICES = Copies.of(MarkKernels.INDICES);

  private Pack() {}

  /** The elements that match. */
  public static int[] filter(int[] a, IntPredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(INTS, a, a.length, predicate, marks);
    int[] out = new int[pack.total()];
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gather(a, lo, hi, marks, out, before));
    return out;
  }

  /** The elements that match. */
  public static long[] filter(long[] a, LongPredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(LONGS, a, a.length, predicate, marks);
    long[] out = new long[pack.total()];
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gather(a, lo, hi, marks, out, before));
    return out;
  }

  /** The elements that match. */
  public static double[] filter(double[] a, DoublePredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(DOUBLES, a, a.length, predicate, marks);
    double[] out = new double[pack.total()];
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gather(a, lo, hi, marks, out, before));
    return out;
  }

  /** The elements that match. */
  public static <T> T[] filter(T[] a, Predicate<? super T> predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(OBJECTS, a, a.length, predicate, marks);
    T[] out = Bulk.newLike(a, pack.total());
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gather(a, lo, hi, marks, out, before));
    return out;
  }

  /** Moves the elements that match to the front, both kinds in order; returns how many match. */
  public static int partition(int[] a, IntPredicate predicate) {
    check(a, predicate);
    Marks marks = new Marks(a.length);
    TwoPassPack pack = choose(INTS, a, a.length, predicate, marks);
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
    TwoPassPack pack = choose(LONGS, a, a.length, predicate, marks);
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
    TwoPassPack pack = choose(DOUBLES, a, a.length, predicate, marks);
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
    TwoPassPack pack = choose(OBJECTS, a, a.length, predicate, marks);
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

  private static TwoPassPack choose(
      Specializer<MarkKernel> specializer, Object a, int length, Object predicate, Marks marks) {
    KernelChoice<MarkKernel> kernels = specializer.kernels(predicate, length);
    return TwoPassPack.choose(
        length,
        Cost.of(predicate),
        (lo, hi) -> kernels.forPiece(hi - lo).mark(a, (int) lo, (int) hi, predicate, marks),
        marks::count);
  }

  /** The indices below {@code n} that match. */
  public static int[] indices(int n, IntPredicate predicate) {
    Objects.requireNonNull(predicate, "predicate");
    int length = Math.max(0, n);
    Marks marks = new Marks(length);
    TwoPassPack pack = choose(INDICES, marks, length, predicate, marks);
    int[] out = new int[pack.total()];
    pack.place(PICOS, (lo, hi, before) -> PackKernels.gatherIndices(lo, hi, marks, out, before));
    return out;
  }

  private static void check(Object a, Object predicate) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(predicate, "predicate");
  }
}
