package org.anabranch.kernel;

import org.jspecify.annotations.Nullable;

/** Copies elements by their indices: {@code into[at + i] = a[order[i]]}. */
public final class GatherKernels {
  private GatherKernels() {}

  /** Gathers ints for a range of {@code order}. */
  public static void gather(int[] a, int[] order, int from, int to, int[] into, int at) {
    for (int i = from; i < to; i++) {
      into[at + i] = a[order[i]];
    }
  }

  /** Gathers longs for a range of {@code order}. */
  public static void gather(long[] a, int[] order, int from, int to, long[] into, int at) {
    for (int i = from; i < to; i++) {
      into[at + i] = a[order[i]];
    }
  }

  /** Gathers doubles for a range of {@code order}. */
  public static void gather(double[] a, int[] order, int from, int to, double[] into, int at) {
    for (int i = from; i < to; i++) {
      into[at + i] = a[order[i]];
    }
  }

  /** Gathers objects for a range of {@code order}. */
  public static <T extends @Nullable Object> void gather(
      T[] a, int[] order, int from, int to, T[] into, int at) {
    for (int i = from; i < to; i++) {
      into[at + i] = a[order[i]];
    }
  }
}
