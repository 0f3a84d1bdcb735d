package org.anabranch.op;

import java.util.Arrays;
import java.util.Objects;
import org.anabranch.core.loop.Critical;
import org.anabranch.kernel.ShuffleKernels;
import org.anabranch.kernel.SplitMix;
import org.anabranch.skeleton.Buckets;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.jspecify.annotations.Nullable;

/**
 * Random orders, each with the same probability, that depend on the seed and the number of elements
 * only: every element goes to a random bucket, then each bucket, which fits a cache, is shuffled.
 * Source: C. R. Rao, <i>Generation of random permutations</i>, 1961; M. Sandelius, 1962.
 */
public final class Shuffle {
  /** Elements, as a power of two, that fit a second-level cache as they are. */
  private static final int BUCKET_BITS = 15;

  private static final int MOST_BITS = 12;
  private static final long SCATTER_PICOS = 2_000;
  private static final long SHUFFLE_PICOS = 5_000;
  private static final Cost COPY = Cost.ofPicos(400);

  private Shuffle() {}

  /** A random order of 0 to n - 1. */
  public static int[] randomPermutation(int n, long seed) {
    if (n < 0) {
      throw new IllegalArgumentException("negative length: " + n);
    }
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      a[i] = i;
    }
    shuffle(a, seed);
    return a;
  }

  /** Shuffles ints. */
  public static void shuffle(int[] a, long seed) {
    Objects.requireNonNull(a, "a");
    int bits = bits(a.length);
    if (bits == 0) {
      ShuffleKernels.shuffle(a, 0, a.length, new SplitMix(seed, 0));
    } else {
      new Ints(a, seed, bits).run();
    }
  }

  /** Shuffles longs. */
  public static void shuffle(long[] a, long seed) {
    Objects.requireNonNull(a, "a");
    int bits = bits(a.length);
    if (bits == 0) {
      ShuffleKernels.shuffle(a, 0, a.length, new SplitMix(seed, 0));
    } else {
      new Longs(a, seed, bits).run();
    }
  }

  /** Shuffles doubles. */
  public static void shuffle(double[] a, long seed) {
    Objects.requireNonNull(a, "a");
    int bits = bits(a.length);
    if (bits == 0) {
      ShuffleKernels.shuffle(a, 0, a.length, new SplitMix(seed, 0));
    } else {
      new Doubles(a, seed, bits).run();
    }
  }

  /** Shuffles objects. */
  public static <T extends @Nullable Object> void shuffle(T[] a, long seed) {
    Objects.requireNonNull(a, "a");
    int bits = bits(a.length);
    if (bits == 0) {
      ShuffleKernels.shuffle(a, 0, a.length, new SplitMix(seed, 0));
    } else {
      new Elements<>(a, seed, bits).run();
    }
  }

  private static int bits(int n) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(n) - BUCKET_BITS;
    return Math.max(0, Math.min(MOST_BITS, bits));
  }

  /** What does not depend on the type. Blocks and buckets draw from streams of their own. */
  private abstract static class Scatter implements Buckets.Kernel {
    final long seed;
    final int bits;
    private final int n;

    Scatter(int n, long seed, int bits) {
      this.n = n;
      this.seed = seed;
      this.bits = bits;
    }

    final SplitMix random(int block) {
      return new SplitMix(seed, ~block);
    }

    abstract void shuffle(int from, int to, SplitMix random);

    abstract void copyBack(int from, int to);

    final void run() {
      int[] starts = Buckets.distribute(0, n, 0, 1 << bits, SCATTER_PICOS, this);
      Buckets.forEach(
          starts,
          SHUFFLE_PICOS,
          () -> seed,
          (unused, from, to) -> shuffle(from, to, new SplitMix(seed, from)));
      Critical.run(() -> IndexLoop.run(0, n, COPY, (lo, hi) -> copyBack((int) lo, (int) hi)));
    }

    @Override
    public final void count(int block, int from, int to, int[] counts) {
      ShuffleKernels.count(from, to, random(block), bits, counts);
    }
  }

  private static final class Ints extends Scatter {
    private final int[] a;
    private final int[] moved;

    Ints(int[] a, long seed, int bits) {
      super(a.length, seed, bits);
      this.a = a;
      moved = new int[a.length];
    }

    @Override
    public void scatter(int block, int from, int to, int[] places) {
      ShuffleKernels.scatter(a, from, to, random(block), bits, places, moved);
    }

    @Override
    void shuffle(int from, int to, SplitMix random) {
      ShuffleKernels.shuffle(moved, from, to, random);
    }

    @Override
    void copyBack(int from, int to) {
      System.arraycopy(moved, from, a, from, to - from);
    }
  }

  private static final class Longs extends Scatter {
    private final long[] a;
    private final long[] moved;

    Longs(long[] a, long seed, int bits) {
      super(a.length, seed, bits);
      this.a = a;
      moved = new long[a.length];
    }

    @Override
    public void scatter(int block, int from, int to, int[] places) {
      ShuffleKernels.scatter(a, from, to, random(block), bits, places, moved);
    }

    @Override
    void shuffle(int from, int to, SplitMix random) {
      ShuffleKernels.shuffle(moved, from, to, random);
    }

    @Override
    void copyBack(int from, int to) {
      System.arraycopy(moved, from, a, from, to - from);
    }
  }

  private static final class Doubles extends Scatter {
    private final double[] a;
    private final double[] moved;

    Doubles(double[] a, long seed, int bits) {
      super(a.length, seed, bits);
      this.a = a;
      moved = new double[a.length];
    }

    @Override
    public void scatter(int block, int from, int to, int[] places) {
      ShuffleKernels.scatter(a, from, to, random(block), bits, places, moved);
    }

    @Override
    void shuffle(int from, int to, SplitMix random) {
      ShuffleKernels.shuffle(moved, from, to, random);
    }

    @Override
    void copyBack(int from, int to) {
      System.arraycopy(moved, from, a, from, to - from);
    }
  }

  private static final class Elements<T extends @Nullable Object> extends Scatter {
    private final T[] a;
    private final T[] moved;

    Elements(T[] a, long seed, int bits) {
      super(a.length, seed, bits);
      this.a = a;
      moved = Arrays.copyOf(a, a.length);
    }

    @Override
    public void scatter(int block, int from, int to, int[] places) {
      ShuffleKernels.scatter(a, from, to, random(block), bits, places, moved);
    }

    @Override
    void shuffle(int from, int to, SplitMix random) {
      ShuffleKernels.shuffle(moved, from, to, random);
    }

    @Override
    void copyBack(int from, int to) {
      System.arraycopy(moved, from, a, from, to - from);
    }
  }
}
