package org.anabranch.op;

import java.util.BitSet;
import org.anabranch.kernel.Heads;
import org.anabranch.kernel.PrefixKernels;
import org.anabranch.kernel.SumKernels;
import org.anabranch.skeleton.ChainedScan;

/** Running sums of integers, in one pass over the memory. */
@SuppressWarnings("ArrayRecordComponent") // kernels are records that nobody compares
public final class PrefixSum {
  /** Tiles that fit a core's own cache: 64 KB. */
  private static final int INT_TILE = 1 << 14;

  private static final int LONG_TILE = 1 << 13;

  private static final long PICOS = 320;
  private static final long SEGMENTED_PICOS = 500;

  private PrefixSum() {}

  /** Inclusive; results go to {@code out}, from {@code outFrom} on. */
  public static void inclusive(int[] in, int from, int to, int[] out, int outFrom) {
    run(in, from, to, out, outFrom, false);
  }

  /** Inclusive; results go to {@code out}, from {@code outFrom} on. */
  public static void inclusive(long[] in, int from, int to, long[] out, int outFrom) {
    run(in, from, to, out, outFrom, false);
  }

  /** Exclusive; returns the exact sum of all. */
  public static long exclusive(int[] in, int from, int to, int[] out, int outFrom) {
    return run(in, from, to, out, outFrom, true);
  }

  /** Exclusive; returns the sum of all. */
  public static long exclusive(long[] in, int from, int to, long[] out, int outFrom) {
    return run(in, from, to, out, outFrom, true);
  }

  private static long run(int[] in, int from, int to, int[] out, int outFrom, boolean exclusive) {
    Arguments.checkRanges(in, in.length, from, to, out, out.length, outFrom);
    return ChainedScan.run(from, to, INT_TILE, PICOS, new Ints(in, out, outFrom - from, exclusive));
  }

  private static long run(long[] in, int from, int to, long[] out, int outFrom, boolean exclusive) {
    Arguments.checkRanges(in, in.length, from, to, out, out.length, outFrom);
    return ChainedScan.run(
        from, to, LONG_TILE, PICOS, new Longs(in, out, outFrom - from, exclusive));
  }

  /** Inclusive, from zero again at each head. */
  public static void segmented(int[] in, int[] out, BitSet heads) {
    Arguments.checkRanges(in, in.length, 0, in.length, out, out.length, 0);
    IntSegments kernel = new IntSegments(in, out, new Heads(heads));
    ChainedScan.run(0, in.length, INT_TILE, SEGMENTED_PICOS, kernel);
  }

  /** Inclusive, from zero again at each head. */
  public static void segmented(long[] in, long[] out, BitSet heads) {
    Arguments.checkRanges(in, in.length, 0, in.length, out, out.length, 0);
    LongSegments kernel = new LongSegments(in, out, new Heads(heads));
    ChainedScan.run(0, in.length, LONG_TILE, SEGMENTED_PICOS, kernel);
  }

  private record Ints(int[] in, int[] out, int shift, boolean exclusive)
      implements ChainedScan.Kernel {
    @Override
    public long reduce(int from, int to) {
      return SumKernels.sum(in, from, to);
    }

    @Override
    public long scan(int from, int to, long before) {
      return exclusive
          ? PrefixKernels.exclusive(in, from, to, out, shift, before)
          : PrefixKernels.inclusive(in, from, to, out, shift, (int) before);
    }
  }

  private record Longs(long[] in, long[] out, int shift, boolean exclusive)
      implements ChainedScan.Kernel {
    @Override
    public long reduce(int from, int to) {
      return SumKernels.sum(in, from, to);
    }

    @Override
    public long scan(int from, int to, long before) {
      return exclusive
          ? PrefixKernels.exclusive(in, from, to, out, shift, before)
          : PrefixKernels.inclusive(in, from, to, out, shift, before);
    }
  }

  private record IntSegments(int[] in, int[] out, Heads heads) implements ChainedScan.Kernel {
    @Override
    public long reduce(int from, int to) {
      return SumKernels.sum(in, Math.max(from, heads.last(from, to)), to);
    }

    @Override
    public long advance(int from, int to, long before, long reduced) {
      return heads.last(from, to) < 0 ? before + reduced : reduced;
    }

    @Override
    public long scan(int from, int to, long before) {
      return PrefixKernels.segmented(in, from, to, out, heads, (int) before);
    }
  }

  private record LongSegments(long[] in, long[] out, Heads heads) implements ChainedScan.Kernel {
    @Override
    public long reduce(int from, int to) {
      return SumKernels.sum(in, Math.max(from, heads.last(from, to)), to);
    }

    @Override
    public long advance(int from, int to, long before, long reduced) {
      return heads.last(from, to) < 0 ? before + reduced : reduced;
    }

    @Override
    public long scan(int from, int to, long before) {
      return PrefixKernels.segmented(in, from, to, out, heads, before);
    }
  }
}
