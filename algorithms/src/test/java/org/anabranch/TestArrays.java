package org.anabranch;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Random;

/** Arrays to try operations on: the same ones for the same size. */
final class TestArrays {
  private TestArrays() {}

  static int[] ints(int n) {
    return new Random(n).ints(n).toArray();
  }

  static long[] longs(int n) {
    return new Random(n).longs(n).toArray();
  }

  /** Whole numbers, so that additions are exact. */
  static double[] doubles(int n) {
    return new Random(n).ints(n, -1000, 1001).asDoubleStream().toArray();
  }

  static String[] strings(int n) {
    Random random = new Random(n);
    String[] a = new String[n];
    Arrays.setAll(a, i -> Integer.toString(random.nextInt(), 36));
    return a;
  }

  /** A copy with each element moved to the right by a distance below 2n, around the end. */
  @SuppressWarnings({"unchecked", "SuspiciousSystemArraycopy"}) // of the same class
  static <A> A rotated(A a, int distance) {
    int n = Array.getLength(a);
    int shift = n == 0 ? 0 : distance % n;
    A rotated = (A) Array.newInstance(a.getClass().getComponentType(), n);
    System.arraycopy(a, 0, rotated, shift, n - shift);
    System.arraycopy(a, n - shift, rotated, 0, shift);
    return rotated;
  }
}
