package org.anabranch.op;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.anabranch.kernel.DistinctKernels;
import org.anabranch.kernel.GatherKernels;
import org.anabranch.kernel.KeyKernels;
import org.anabranch.skeleton.Buckets;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.jspecify.annotations.Nullable;

/**
 * The first occurrences, in their order: keys are distributed over buckets by a hash, each bucket
 * marks its first occurrences through a table that fits a cache, and what is marked is collected.
 */
public final class Distinct {
  /** Keys, as a power of two, whose table fits a second-level cache. */
  private static final int BUCKET_BITS = 13;

  private static final int MOST_BITS = 10;
  private static final int BLOCK = 1 << 14;
  private static final long SCATTER_PICOS = 3_000;
  private static final long MARK_PICOS = 6_000;
  private static final Cost COPY = Cost.ofPicos(600);
  private static final Cost PACK = Cost.ofPicos(1_000L * BLOCK);

  private Distinct() {}

  /** Marks the first occurrences of a bucket. */
  private interface Marker {
    void mark(
        long[] keys, int[] indices, int from, int to, DistinctKernels.Table table, byte[] first);
  }

  /** The different ints. */
  public static int[] distinct(int[] a) {
    Objects.requireNonNull(a, "a");
    long[] keys = new long[a.length];
    IndexLoop.run(0, a.length, COPY, (lo, hi) -> KeyKernels.ofInts(a, (int) lo, (int) hi, keys));
    int[] firsts = firsts(keys, DistinctKernels::markKeys);
    int[] result = new int[firsts.length];
    IndexLoop.run(
        0,
        firsts.length,
        COPY,
        (lo, hi) -> GatherKernels.gather(a, firsts, (int) lo, (int) hi, result, 0));
    return result;
  }

  /** The different longs. */
  public static long[] distinct(long[] a) {
    Objects.requireNonNull(a, "a");
    int[] firsts = firsts(a, DistinctKernels::markKeys);
    long[] result = new long[firsts.length];
    IndexLoop.run(
        0,
        firsts.length,
        COPY,
        (lo, hi) -> GatherKernels.gather(a, firsts, (int) lo, (int) hi, result, 0));
    return result;
  }

  /** The different doubles. */
  public static double[] distinct(double[] a) {
    Objects.requireNonNull(a, "a");
    long[] keys = new long[a.length];
    IndexLoop.run(0, a.length, COPY, (lo, hi) -> KeyKernels.ofDoubles(a, (int) lo, (int) hi, keys));
    int[] firsts = firsts(keys, DistinctKernels::markKeys);
    double[] result = new double[firsts.length];
    IndexLoop.run(
        0,
        firsts.length,
        COPY,
        (lo, hi) -> GatherKernels.gather(a, firsts, (int) lo, (int) hi, result, 0));
    return result;
  }

  /** The different objects, by {@code equals}. */
  public static <T extends @Nullable Object> T[] distinct(T[] a) {
    Objects.requireNonNull(a, "a");
    long[] hashes = new long[a.length];
    if (a.length > 0) {
      Object function = a[0] == null ? a : a[0];
      IndexLoop.run(
          0,
          a.length,
          Cost.of(function),
          (lo, hi) -> DistinctKernels.hash(a, (int) lo, (int) hi, hashes));
    }
    int[] firsts =
        firsts(
            hashes,
            (keys, indices, from, to, table, first) ->
                DistinctKernels.markObjects(a, keys, indices, from, to, table, first));
    T[] result = Arrays.copyOf(a, firsts.length);
    IndexLoop.run(
        0,
        firsts.length,
        COPY,
        (lo, hi) -> GatherKernels.gather(a, firsts, (int) lo, (int) hi, result, 0));
    return result;
  }

  /** The indices of first occurrences, ascending. */
  private static int[] firsts(long[] keys, Marker marker) {
    int n = keys.length;
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(n) - BUCKET_BITS;
    Scatter scatter = new Scatter(keys, Math.max(1, Math.min(MOST_BITS, bits)));
    byte[] first = new byte[n];
    int[] starts = Buckets.distribute(0, n, 0, 1 << scatter.bits, SCATTER_PICOS, scatter);
    Buckets.forEach(
        starts,
        MARK_PICOS,
        DistinctKernels.Table::new,
        (table, from, to) -> marker.mark(scatter.moved, scatter.indices, from, to, table, first));
    return indices(first);
  }

  private static final class Scatter implements Buckets.Kernel {
    private final long[] keys;
    private final int bits;
    private final long[] moved;
    private final int[] indices;

    Scatter(long[] keys, int bits) {
      this.keys = keys;
      this.bits = bits;
      moved = new long[keys.length];
      indices = new int[keys.length];
    }

    @Override
    public void count(int block, int from, int to, int[] counts) {
      DistinctKernels.count(keys, from, to, Long.SIZE - bits, counts);
    }

    @Override
    public void scatter(int block, int from, int to, int[] places) {
      DistinctKernels.scatter(keys, from, to, Long.SIZE - bits, places, moved, indices);
    }
  }

  /** The indices that are marked. */
  private static int[] indices(byte[] first) {
    int n = first.length;
    int blocks = n / BLOCK + 1;
    int[] places = new int[blocks + 1];
    forBlocks(
        blocks,
        block ->
            places[block + 1] =
                DistinctKernels.marked(
                    first, block * BLOCK, (int) Math.min(n, (block + 1L) * BLOCK)));
    for (int block = 0; block < blocks; block++) {
      places[block + 1] += places[block];
    }
    int[] indices = new int[places[blocks]];
    forBlocks(
        blocks,
        block ->
            DistinctKernels.pack(
                first,
                block * BLOCK,
                (int) Math.min(n, (block + 1L) * BLOCK),
                indices,
                places[block]));
    return indices;
  }

  private static void forBlocks(int blocks, IntConsumer body) {
    IndexLoop.run(
        0,
        blocks,
        PACK,
        (lo, hi) -> {
          for (int block = (int) lo; block < hi; block++) {
            body.accept(block);
          }
        });
  }
}
