package org.anabranch.kernel;

/** Exchanges of elements within one array. */
public final class SwapKernels {
  private SwapKernels() {}

  /** Exchanges each element of a range with the one whose index adds up with its own to the sum. */
  public static void mirror(int[] a, int from, int to, int indexSum) {
    for (int i = from; i < to; i++) {
      int x = a[i];
      a[i] = a[indexSum - i];
      a[indexSum - i] = x;
    }
  }

  /** Exchanges each element of a range with the one whose index adds up with its own to the sum. */
  public static void mirror(long[] a, int from, int to, int indexSum) {
    for (int i = from; i < to; i++) {
      long x = a[i];
      a[i] = a[indexSum - i];
      a[indexSum - i] = x;
    }
  }

  /** Exchanges each element of a range with the one whose index adds up with its own to the sum. */
  public static void mirror(double[] a, int from, int to, int indexSum) {
    for (int i = from; i < to; i++) {
      double x = a[i];
      a[i] = a[indexSum - i];
      a[indexSum - i] = x;
    }
  }

  /** Exchanges each element of a range with the one whose index adds up with its own to the sum. */
  public static <T> void mirror(T[] a, int from, int to, int indexSum) {
    for (int i = from; i < to; i++) {
      T x = a[i];
      a[i] = a[indexSum - i];
      a[indexSum - i] = x;
    }
  }
}
