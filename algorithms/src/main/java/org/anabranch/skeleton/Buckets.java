package org.anabranch.skeleton;

import java.util.function.Supplier;

/**
 * Distributes a range over buckets, stably: the range is cut into blocks, each block counts its
 * elements by bucket, and prefix sums over (bucket, block) tell each block where its elements of
 * each bucket go. The blocks depend on the number of elements only.
 *
 * <p>Work O(n + b k) for b blocks and k buckets, span O(n / b + b k), memory for b k ints; b is at
 * most 64. Source: the counting sort of M. Zagha and G. E. Blelloch, <i>Radix sort for vector
 * multiprocessors</i>, 1991.
 */
public final class Buckets {
  /** More blocks there never are. */
  public static final int MOST_BLOCKS = 64;

  /** Less work does not pay for counters of its own. */
  private static final long SMALLEST_BLOCK_PICOS = 25_000_000;

  private Buckets() {}

  /** Tells to which bucket elements belong, and moves them there. */
  public interface Kernel {
    /**
     * Counts the elements of a block.
     *
     * @param block the number of the block
     * @param from its first index
     * @param to one past its last
     * @param counts where to count; as long as there are buckets
     */
    void count(int block, int from, int to, int[] counts);

    /**
     * Moves the elements of a block.
     *
     * @param block the number of the block
     * @param from its first index
     * @param to one past its last
     * @param places for each bucket the index of its next element; to be advanced
     */
    void scatter(int block, int from, int to, int[] places);
  }

  /**
   * Handles a bucket.
   *
   * @param <S> memory that is used again from bucket to bucket
   */
  @FunctionalInterface
  public interface BucketKernel<S> {
    /**
     * Handles a bucket that is not empty.
     *
     * @param scratch memory of this thread
     * @param from where the bucket begins
     * @param to one past its end
     */
    void handle(S scratch, int from, int to);
  }

  /**
   * Distributes a range; element i of bucket k goes to index {@code starts[k] + i} of the target.
   *
   * @param from the first index
   * @param to one past the last
   * @param target where the first bucket begins
   * @param buckets how many buckets
   * @param picosPerElement the rough cost of counting an element
   * @param kernel the typed loops
   * @return where each bucket begins, and the end of the last
   */
  public static int[] distribute(
      int from, int to, int target, int buckets, long picosPerElement, Kernel kernel) {
    int n = to - from;
    int blocks = blocks(n, picosPerElement);
    int[][] counts = new int[blocks][];
    Cost cost = Cost.ofPicos(picosPerElement * (n / blocks + 1));
    IndexLoop.run(
        0,
        blocks,
        cost,
        (lo, hi) -> {
          for (int block = (int) lo; block < hi; block++) {
            int[] own = new int[buckets];
            kernel.count(block, border(from, n, block, blocks), end(from, n, block, blocks), own);
            counts[block] = own;
          }
        });
    int[] starts = placesOf(counts, target, buckets);
    IndexLoop.run(
        0,
        blocks,
        cost,
        (lo, hi) -> {
          for (int block = (int) lo; block < hi; block++) {
            kernel.scatter(
                block, border(from, n, block, blocks), end(from, n, block, blocks), counts[block]);
          }
        });
    return starts;
  }

  /**
   * Into how many blocks {@link #distribute} cuts a range.
   *
   * @param n how many elements
   * @param picosPerElement the rough cost of counting an element
   * @return the number, at least 1
   */
  public static int blocks(int n, long picosPerElement) {
    return (int) Math.max(1, Math.min(MOST_BLOCKS, n * picosPerElement / SMALLEST_BLOCK_PICOS));
  }

  private static int border(int from, int n, int block, int blocks) {
    return from + (int) ((long) n * block / blocks);
  }

  private static int end(int from, int n, int block, int blocks) {
    return border(from, n, block + 1, blocks);
  }

  /** Turns counts into places; returns where the buckets begin. */
  private static int[] placesOf(int[][] counts, int target, int buckets) {
    int[] starts = new int[buckets + 1];
    for (int[] block : counts) {
      for (int k = 0; k < buckets; k++) {
        starts[k] += block[k];
      }
    }
    int place = target;
    for (int k = 0; k <= buckets; k++) {
      int count = starts[k];
      starts[k] = place;
      place += count;
    }
    int[] next = starts.clone();
    for (int[] block : counts) {
      for (int k = 0; k < buckets; k++) {
        int count = block[k];
        block[k] = next[k];
        next[k] += count;
      }
    }
    return starts;
  }

  /**
   * Handles all buckets that are not empty; who handles which is left to the scheduler.
   *
   * @param starts where each bucket begins, and the end
   * @param picosPerElement the rough cost of an element
   * @param scratch makes the memory of a thread
   * @param kernel handles a bucket; it may be parallel itself
   * @param <S> the memory
   */
  public static <S> void forEach(
      int[] starts, long picosPerElement, Supplier<S> scratch, BucketKernel<S> kernel) {
    int buckets = starts.length - 1;
    int n = starts[buckets] - starts[0];
    Gather.run(
        0,
        buckets,
        Cost.ofPicos(picosPerElement * (n / buckets + 1)),
        scratch,
        (own, lo, hi) -> {
          for (int k = lo; k < hi; k++) {
            if (starts[k] < starts[k + 1]) {
              kernel.handle(own, starts[k], starts[k + 1]);
            }
          }
        },
        (own, other) -> {});
  }
}
