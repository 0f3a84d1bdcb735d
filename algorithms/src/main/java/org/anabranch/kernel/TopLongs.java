package org.anabranch.kernel;

import java.util.Arrays;

/**
 * The k greatest of the longs that were added: a heap with the least of them at its root, so that
 * most need one comparison. At first it holds k of the least long there is.
 */
public final class TopLongs {
  private static final int BLOCK = 1 << 6;

  private final long[] heap;

  /** The k greatest of nothing; k is positive. */
  public TopLongs(int k) {
    heap = new long[k];
    Arrays.fill(heap, Long.MIN_VALUE);
  }

  /** Adds numbers; a block whose greatest is not among them is not looked at closely. */
  public void add(long[] a, int from, int to) {
    for (int block = from; block < to; block += BLOCK) {
      int end = Math.min(block + BLOCK, to);
      if (MaxKernels.max(a, block, end) > heap[0]) {
        addEach(a, block, end);
      }
    }
  }

  private void addEach(long[] a, int from, int to) {
    for (int i = from; i < to; i++) {
      if (a[i] > heap[0]) {
        replaceLeast(a[i]);
      }
    }
  }

  private void replaceLeast(long x) {
    int hole = 0;
    for (int child = 1; child < heap.length; child = 2 * hole + 1) {
      if (child + 1 < heap.length && heap[child + 1] < heap[child]) {
        child++;
      }
      if (x <= heap[child]) {
        break;
      }
      heap[hole] = heap[child];
      hole = child;
    }
    heap[hole] = x;
  }

  /** Adds what another has kept. */
  public void merge(TopLongs other) {
    addEach(other.heap, 0, other.heap.length);
  }

  /** The greatest, the first of them the greatest of all; nothing is added afterwards. */
  public long[] descending() {
    Arrays.sort(heap);
    long[] top = new long[heap.length];
    for (int i = 0; i < top.length; i++) {
      top[i] = heap[top.length - 1 - i];
    }
    return top;
  }
}
