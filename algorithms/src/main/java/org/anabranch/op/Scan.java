package org.anabranch.op;

import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import org.anabranch.kernel.FoldKernels;
import org.anabranch.kernel.ScanKernels;
import org.anabranch.skeleton.BlockedScan;
import org.anabranch.skeleton.Blocks;
import org.anabranch.skeleton.Cost;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;

/**
 * Scans by a user's operator. Few elements are scanned as they stand; more are cut into about as
 * many blocks as each has elements, because what is done block by block in order, and what is done
 * element by element in a block, both delay the result.
 */
public final class Scan {
  private static final int SHORTEST_BLOCK = 1 << 10;
  private static final int LONGEST_BLOCK = 1 << 12;

  /** Operators on objects may be costly, so that a few dozen elements are worth sharing. */
  private static final int SHORTEST_OBJECT_BLOCK = 1 << 5;

  private static final int LONGEST_OBJECT_BLOCK = 1 << 10;

  private static final Specializer<FoldKernels.OfInts> FOLD_INTS = Copies.of(FoldKernels.INTS);
  private static final Specializer<FoldKernels.OfLongs> FOLD_LONGS = Copies.of(FoldKernels.LONGS);
  private static final Specializer<FoldKernels.OfDoubles> FOLD_DOUBLES =
      Copies.of(FoldKernels.DOUBLES);
  private static final Specializer<FoldKernels.OfObjects> FOLD_OBJECTS =
      Copies.of(FoldKernels.OBJECTS);
  private static final Specializer<ScanKernels.OfInts> INCLUSIVE_INTS =
      Copies.of(ScanKernels.INCLUSIVE_INTS);
  private static final Specializer<ScanKernels.OfLongs> INCLUSIVE_LONGS =
      Copies.of(ScanKernels.INCLUSIVE_LONGS);
  private static final Specializer<ScanKernels.OfDoubles> INCLUSIVE_DOUBLES =
      Copies.of(ScanKernels.INCLUSIVE_DOUBLES);
  private static final Specializer<ScanKernels.OfObjects> INCLUSIVE_OBJECTS =
      Copies.of(ScanKernels.INCLUSIVE_OBJECTS);
  private static final Specializer<ScanKernels.OfInts> EXCLUSIVE_INTS =
      Copies.of(ScanKernels.EXCLUSIVE_INTS);
  private static final Specializer<ScanKernels.OfLongs> EXCLUSIVE_LONGS =
      Copies.of(ScanKernels.EXCLUSIVE_LONGS);
  private static final Specializer<ScanKernels.OfDoubles> EXCLUSIVE_DOUBLES =
      Copies.of(ScanKernels.EXCLUSIVE_DOUBLES);
  private static final Specializer<ScanKernels.OfObjects> EXCLUSIVE_OBJECTS =
      Copies.of(ScanKernels.EXCLUSIVE_OBJECTS);

  private Scan() {}

  private static Blocks blocks(int n, int shortest, int longest) {
    int length = Math.max(shortest, Math.min(longest, (int) Math.sqrt(n)));
    return new Blocks(0, n, length);
  }

  /** Inclusive. */
  public static void inclusive(int[] in, int[] out, IntBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      if (last == 0) {
        out[0] = in[0];
        ScanKernels.INCLUSIVE_INTS.scan(in, 1, in.length, out, op, out[0]);
      }
      return;
    }
    KernelChoice<FoldKernels.OfInts> folds = FOLD_INTS.kernels(op, in.length);
    KernelChoice<ScanKernels.OfInts> scans = INCLUSIVE_INTS.kernels(op, in.length);
    int[] ends = new int[last];
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> ends[b] = folds.forPiece(hi - lo).fold(in, lo + 1, hi, in[lo], op),
        () -> ScanKernels.INCLUSIVE_INTS.scan(ends, 1, last, ends, op, ends[0]),
        (b, lo, hi) -> {
          ScanKernels.OfInts kernel = scans.forPiece(hi - lo);
          if (b > 0) {
            kernel.scan(in, lo, hi, out, op, ends[b - 1]);
          } else {
            int first = in[lo];
            out[lo] = first;
            kernel.scan(in, lo + 1, hi, out, op, first);
          }
        });
  }

  /** Exclusive; returns the value of all, behind the identity. */
  public static int exclusive(int[] in, int[] out, int identity, IntBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      return ScanKernels.EXCLUSIVE_INTS.scan(in, 0, in.length, out, op, identity);
    }
    KernelChoice<FoldKernels.OfInts> folds = FOLD_INTS.kernels(op, in.length);
    KernelChoice<ScanKernels.OfInts> scans = EXCLUSIVE_INTS.kernels(op, in.length);
    int[] starts = new int[last + 1];
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> starts[b] = folds.forPiece(hi - lo).fold(in, lo + 1, hi, in[lo], op),
        () -> starts[last] = ScanKernels.EXCLUSIVE_INTS.scan(starts, 0, last, starts, op, identity),
        (b, lo, hi) -> starts[b] = scans.forPiece(hi - lo).scan(in, lo, hi, out, op, starts[b]));
    return starts[last];
  }

  /** Inclusive. */
  public static void inclusive(long[] in, long[] out, LongBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      if (last == 0) {
        out[0] = in[0];
        ScanKernels.INCLUSIVE_LONGS.scan(in, 1, in.length, out, op, out[0]);
      }
      return;
    }
    KernelChoice<FoldKernels.OfLongs> folds = FOLD_LONGS.kernels(op, in.length);
    KernelChoice<ScanKernels.OfLongs> scans = INCLUSIVE_LONGS.kernels(op, in.length);
    long[] ends = new long[last];
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> ends[b] = folds.forPiece(hi - lo).fold(in, lo + 1, hi, in[lo], op),
        () -> ScanKernels.INCLUSIVE_LONGS.scan(ends, 1, last, ends, op, ends[0]),
        (b, lo, hi) -> {
          ScanKernels.OfLongs kernel = scans.forPiece(hi - lo);
          if (b > 0) {
            kernel.scan(in, lo, hi, out, op, ends[b - 1]);
          } else {
            long first = in[lo];
            out[lo] = first;
            kernel.scan(in, lo + 1, hi, out, op, first);
          }
        });
  }

  /** Exclusive; returns the value of all, behind the identity. */
  public static long exclusive(long[] in, long[] out, long identity, LongBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      return ScanKernels.EXCLUSIVE_LONGS.scan(in, 0, in.length, out, op, identity);
    }
    KernelChoice<FoldKernels.OfLongs> folds = FOLD_LONGS.kernels(op, in.length);
    KernelChoice<ScanKernels.OfLongs> scans = EXCLUSIVE_LONGS.kernels(op, in.length);
    long[] starts = new long[last + 1];
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> starts[b] = folds.forPiece(hi - lo).fold(in, lo + 1, hi, in[lo], op),
        () ->
            starts[last] = ScanKernels.EXCLUSIVE_LONGS.scan(starts, 0, last, starts, op, identity),
        (b, lo, hi) -> starts[b] = scans.forPiece(hi - lo).scan(in, lo, hi, out, op, starts[b]));
    return starts[last];
  }

  /** Inclusive. */
  public static void inclusive(double[] in, double[] out, DoubleBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      if (last == 0) {
        out[0] = in[0];
        ScanKernels.INCLUSIVE_DOUBLES.scan(in, 1, in.length, out, op, out[0]);
      }
      return;
    }
    KernelChoice<FoldKernels.OfDoubles> folds = FOLD_DOUBLES.kernels(op, in.length);
    KernelChoice<ScanKernels.OfDoubles> scans = INCLUSIVE_DOUBLES.kernels(op, in.length);
    double[] ends = new double[last];
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> ends[b] = folds.forPiece(hi - lo).fold(in, lo + 1, hi, in[lo], op),
        () -> ScanKernels.INCLUSIVE_DOUBLES.scan(ends, 1, last, ends, op, ends[0]),
        (b, lo, hi) -> {
          ScanKernels.OfDoubles kernel = scans.forPiece(hi - lo);
          if (b > 0) {
            kernel.scan(in, lo, hi, out, op, ends[b - 1]);
          } else {
            double first = in[lo];
            out[lo] = first;
            kernel.scan(in, lo + 1, hi, out, op, first);
          }
        });
  }

  /** Exclusive; returns the value of all, behind the identity. */
  public static double exclusive(
      double[] in, double[] out, double identity, DoubleBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      return ScanKernels.EXCLUSIVE_DOUBLES.scan(in, 0, in.length, out, op, identity);
    }
    KernelChoice<FoldKernels.OfDoubles> folds = FOLD_DOUBLES.kernels(op, in.length);
    KernelChoice<ScanKernels.OfDoubles> scans = EXCLUSIVE_DOUBLES.kernels(op, in.length);
    double[] starts = new double[last + 1];
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> starts[b] = folds.forPiece(hi - lo).fold(in, lo + 1, hi, in[lo], op),
        () ->
            starts[last] =
                ScanKernels.EXCLUSIVE_DOUBLES.scan(starts, 0, last, starts, op, identity),
        (b, lo, hi) -> starts[b] = scans.forPiece(hi - lo).scan(in, lo, hi, out, op, starts[b]));
    return starts[last];
  }

  /** Inclusive. */
  public static <T> void inclusive(T[] in, T[] out, BinaryOperator<T> op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_OBJECT_BLOCK, LONGEST_OBJECT_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      if (last == 0) {
        out[0] = in[0];
        ScanKernels.INCLUSIVE_OBJECTS.scan(in, 1, in.length, out, op, out[0]);
      }
      return;
    }
    KernelChoice<FoldKernels.OfObjects> folds = FOLD_OBJECTS.kernels(op, in.length);
    KernelChoice<ScanKernels.OfObjects> scans = INCLUSIVE_OBJECTS.kernels(op, in.length);
    T[] ends = values(last);
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> ends[b] = folds.forPiece(hi - lo).fold(in, lo + 1, hi, in[lo], op),
        () -> ScanKernels.INCLUSIVE_OBJECTS.scan(ends, 1, last, ends, op, ends[0]),
        (b, lo, hi) -> {
          ScanKernels.OfObjects kernel = scans.forPiece(hi - lo);
          if (b > 0) {
            kernel.scan(in, lo, hi, out, op, ends[b - 1]);
          } else {
            T first = in[lo];
            out[lo] = first;
            kernel.scan(in, lo + 1, hi, out, op, first);
          }
        });
  }

  /** Exclusive; returns the value of all, behind the identity. */
  public static <T> T exclusive(T[] in, T[] out, T identity, BinaryOperator<T> op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_OBJECT_BLOCK, LONGEST_OBJECT_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      return ScanKernels.EXCLUSIVE_OBJECTS.scan(in, 0, in.length, out, op, identity);
    }
    KernelChoice<FoldKernels.OfObjects> folds = FOLD_OBJECTS.kernels(op, in.length);
    KernelChoice<ScanKernels.OfObjects> scans = EXCLUSIVE_OBJECTS.kernels(op, in.length);
    T[] starts = values(last + 1);
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> starts[b] = folds.forPiece(hi - lo).fold(in, lo + 1, hi, in[lo], op),
        () ->
            starts[last] =
                ScanKernels.EXCLUSIVE_OBJECTS.scan(starts, 0, last, starts, op, identity),
        (b, lo, hi) -> starts[b] = scans.forPiece(hi - lo).scan(in, lo, hi, out, op, starts[b]));
    return starts[last];
  }

  private static void check(Object in, int inLength, Object out, int outLength, Object op) {
    Objects.requireNonNull(op, "op");
    Arguments.checkRanges(in, inLength, 0, inLength, out, outLength, 0);
  }

  @SuppressWarnings("unchecked") // the array never leaves this class
  private static <T> T[] values(int count) {
    return (T[]) new Object[count];
  }
}
