package org.anabranch.op;

import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import org.anabranch.kernel.ScanKernels;
import org.anabranch.skeleton.BlockedScan;
import org.anabranch.skeleton.Blocks;
import org.anabranch.skeleton.Cost;

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
    if (last == 0) {
      ScanKernels.inclusive(in, 0, in.length, out, op);
    } else if (last > 0) {
      int[] ends = new int[last];
      BlockedScan.run(
          blocks,
          Cost.of(op).times(blocks.length()),
          (b, lo, hi) -> ends[b] = ScanKernels.reduce(in, lo, hi, op),
          () -> ScanKernels.inclusive(ends, 0, last, ends, op),
          (b, lo, hi) -> {
            if (b == 0) {
              ScanKernels.inclusive(in, lo, hi, out, op);
            } else {
              ScanKernels.inclusive(in, lo, hi, out, op, ends[b - 1]);
            }
          });
    }
  }

  /** Exclusive; returns the value of all, behind the identity. */
  public static int exclusive(int[] in, int[] out, int identity, IntBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      return ScanKernels.exclusive(in, 0, in.length, out, op, identity);
    }
    int[] starts = new int[last + 1];
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> starts[b] = ScanKernels.reduce(in, lo, hi, op),
        () -> starts[last] = ScanKernels.exclusive(starts, 0, last, starts, op, identity),
        (b, lo, hi) -> starts[b] = ScanKernels.exclusive(in, lo, hi, out, op, starts[b]));
    return starts[last];
  }

  /** Inclusive. */
  public static void inclusive(long[] in, long[] out, LongBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last == 0) {
      ScanKernels.inclusive(in, 0, in.length, out, op);
    } else if (last > 0) {
      long[] ends = new long[last];
      BlockedScan.run(
          blocks,
          Cost.of(op).times(blocks.length()),
          (b, lo, hi) -> ends[b] = ScanKernels.reduce(in, lo, hi, op),
          () -> ScanKernels.inclusive(ends, 0, last, ends, op),
          (b, lo, hi) -> {
            if (b == 0) {
              ScanKernels.inclusive(in, lo, hi, out, op);
            } else {
              ScanKernels.inclusive(in, lo, hi, out, op, ends[b - 1]);
            }
          });
    }
  }

  /** Exclusive; returns the value of all, behind the identity. */
  public static long exclusive(long[] in, long[] out, long identity, LongBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      return ScanKernels.exclusive(in, 0, in.length, out, op, identity);
    }
    long[] starts = new long[last + 1];
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> starts[b] = ScanKernels.reduce(in, lo, hi, op),
        () -> starts[last] = ScanKernels.exclusive(starts, 0, last, starts, op, identity),
        (b, lo, hi) -> starts[b] = ScanKernels.exclusive(in, lo, hi, out, op, starts[b]));
    return starts[last];
  }

  /** Inclusive. */
  public static void inclusive(double[] in, double[] out, DoubleBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last == 0) {
      ScanKernels.inclusive(in, 0, in.length, out, op);
    } else if (last > 0) {
      double[] ends = new double[last];
      BlockedScan.run(
          blocks,
          Cost.of(op).times(blocks.length()),
          (b, lo, hi) -> ends[b] = ScanKernels.reduce(in, lo, hi, op),
          () -> ScanKernels.inclusive(ends, 0, last, ends, op),
          (b, lo, hi) -> {
            if (b == 0) {
              ScanKernels.inclusive(in, lo, hi, out, op);
            } else {
              ScanKernels.inclusive(in, lo, hi, out, op, ends[b - 1]);
            }
          });
    }
  }

  /** Exclusive; returns the value of all, behind the identity. */
  public static double exclusive(
      double[] in, double[] out, double identity, DoubleBinaryOperator op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_BLOCK, LONGEST_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      return ScanKernels.exclusive(in, 0, in.length, out, op, identity);
    }
    double[] starts = new double[last + 1];
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> starts[b] = ScanKernels.reduce(in, lo, hi, op),
        () -> starts[last] = ScanKernels.exclusive(starts, 0, last, starts, op, identity),
        (b, lo, hi) -> starts[b] = ScanKernels.exclusive(in, lo, hi, out, op, starts[b]));
    return starts[last];
  }

  /** Inclusive. */
  public static <T> void inclusive(T[] in, T[] out, BinaryOperator<T> op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_OBJECT_BLOCK, LONGEST_OBJECT_BLOCK);
    int last = blocks.count() - 1;
    if (last == 0) {
      ScanKernels.inclusive(in, 0, in.length, out, op);
    } else if (last > 0) {
      T[] ends = values(last);
      BlockedScan.run(
          blocks,
          Cost.of(op).times(blocks.length()),
          (b, lo, hi) -> ends[b] = ScanKernels.reduce(in, lo, hi, op),
          () -> ScanKernels.inclusive(ends, 0, last, ends, op),
          (b, lo, hi) -> {
            if (b == 0) {
              ScanKernels.inclusive(in, lo, hi, out, op);
            } else {
              ScanKernels.inclusive(in, lo, hi, out, op, ends[b - 1]);
            }
          });
    }
  }

  /** Exclusive; returns the value of all, behind the identity. */
  public static <T> T exclusive(T[] in, T[] out, T identity, BinaryOperator<T> op) {
    check(in, in.length, out, out.length, op);
    Blocks blocks = blocks(in.length, SHORTEST_OBJECT_BLOCK, LONGEST_OBJECT_BLOCK);
    int last = blocks.count() - 1;
    if (last <= 0) {
      return ScanKernels.exclusive(in, 0, in.length, out, op, identity);
    }
    T[] starts = values(last + 1);
    BlockedScan.run(
        blocks,
        Cost.of(op).times(blocks.length()),
        (b, lo, hi) -> starts[b] = ScanKernels.reduce(in, lo, hi, op),
        () -> starts[last] = ScanKernels.exclusive(starts, 0, last, starts, op, identity),
        (b, lo, hi) -> starts[b] = ScanKernels.exclusive(in, lo, hi, out, op, starts[b]));
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
