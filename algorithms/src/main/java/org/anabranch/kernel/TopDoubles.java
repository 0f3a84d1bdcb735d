package org.anabranch.kernel;

import java.util.Arrays;

/**
 * The k greatest of the doubles that were added, in the order of {@code Double.compare}; a buffer
 * that is cut to k when it is full.
 */
public final class TopDoubles {
  private final int k;
  private final double[] buffer;
  private int size;

  /** Nothing below this key can be among the greatest. */
  private long least = Long.MIN_VALUE;

  /** Room for the k greatest. */
  public TopDoubles(int k) {
    this.k = k;
    buffer = new double[Math.max(1 << 8, 2 * k)];
  }

  /** Adds numbers. */
  public void add(double[] a, int from, int to) {
    for (int i = from; i < to; i++) {
      if (KeyKernels.of(a[i]) >= least) {
        keep(a[i]);
      }
    }
  }

  private void keep(double value) {
    if (size == buffer.length) {
      cut();
      if (KeyKernels.of(value) < least) {
        return;
      }
    }
    buffer[size++] = value;
  }

  /** Keeps the k greatest, sorted. */
  private void cut() {
    Arrays.sort(buffer, 0, size);
    int kept = Math.min(k, size);
    System.arraycopy(buffer, size - kept, buffer, 0, kept);
    size = kept;
    if (kept == k) {
      least = KeyKernels.of(buffer[0]);
    }
  }

  /** Adds what another has kept. */
  public void merge(TopDoubles other) {
    add(other.buffer, 0, other.size);
  }

  /** The greatest, the first of them the greatest of all. */
  public double[] descending() {
    cut();
    double[] top = new double[size];
    for (int i = 0; i < size; i++) {
      top[i] = buffer[size - 1 - i];
    }
    return top;
  }
}
