package org.anabranch.kernel;

import java.util.Arrays;

/**
 * The k greatest of the doubles that were added, in the order of {@code Double.compare}: a heap
 * with the least of them at its root, so that most need one comparison. At first it holds k of the
 * least double there is.
 */
public final class TopDoubles {
  private static final int BLOCK = 1 << 6;

  private final double[] heap;

  /** The k greatest of nothing; k is positive. */
  public TopDoubles(int k) {
    heap = new double[k];
    Arrays.fill(heap, Double.NEGATIVE_INFINITY);
  }

  /** Adds numbers; a block whose greatest is not among them is not looked at closely. */
  public void add(double[] a, int from, int to) {
    for (int block = from; block < to; block += BLOCK) {
      int end = Math.min(block + BLOCK, to);
      if (mayHaveGreater(a, block, end)) {
        addEach(a, block, end);
      }
    }
  }

  /** False when all of a block are below the least; NaN and zeros need a closer look. */
  private boolean mayHaveGreater(double[] a, int from, int to) {
    double least = heap[0];
    int others = 0;
    for (int i = from; i < to; i++) {
      others += a[i] < least ? 0 : 1;
    }
    return others != 0;
  }

  private void addEach(double[] a, int from, int to) {
    for (int i = from; i < to; i++) {
      if (KeyKernels.of(a[i]) > KeyKernels.of(heap[0])) {
        replaceLeast(a[i]);
      }
    }
  }

  private void replaceLeast(double x) {
    int hole = 0;
    for (int child = 1; child < heap.length; child = 2 * hole + 1) {
      if (child + 1 < heap.length && KeyKernels.of(heap[child + 1]) < KeyKernels.of(heap[child])) {
        child++;
      }
      if (KeyKernels.of(x) <= KeyKernels.of(heap[child])) {
        break;
      }
      heap[hole] = heap[child];
      hole = child;
    }
    heap[hole] = x;
  }

  /** Adds what another has kept. */
  public void merge(TopDoubles other) {
    addEach(other.heap, 0, other.heap.length);
  }

  /** The greatest, the first of them the greatest of all; nothing is added afterwards. */
  public double[] descending() {
    Arrays.sort(heap);
    double[] top = new double[heap.length];
    for (int i = 0; i < top.length; i++) {
      top[i] = heap[top.length - 1 - i];
    }
    return top;
  }
}
