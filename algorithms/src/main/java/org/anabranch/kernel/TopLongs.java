package org.anabranch.kernel;

import java.util.Arrays;

/** The k greatest of the longs that were added; a buffer that is cut to k when it is full. */
public final class TopLongs {
  private final int k;
  private final long[] buffer;
  private int size;

  /** Nothing below this can be among the greatest. */
  private long least = Long.MIN_VALUE;

  /** Room for the k greatest. */
  public TopLongs(int k) {
    this.k = k;
    buffer = new long[Math.max(1 << 8, 2 * k)];
  }

  /** Adds numbers. */
  public void add(long[] a, int from, int to) {
    for (int i = from; i < to; i++) {
      if (a[i] >= least) {
        keep(a[i]);
      }
    }
  }

  private void keep(long value) {
    if (size == buffer.length) {
      cut();
      if (value < least) {
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
      least = buffer[0];
    }
  }

  /** Adds what another has kept. */
  public void merge(TopLongs other) {
    add(other.buffer, 0, other.size);
  }

  /** The greatest, the first of them the greatest of all. */
  public long[] descending() {
    cut();
    long[] top = new long[size];
    for (int i = 0; i < size; i++) {
      top[i] = buffer[size - 1 - i];
    }
    return top;
  }
}
