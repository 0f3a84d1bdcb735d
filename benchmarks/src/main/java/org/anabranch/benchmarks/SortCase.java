package org.anabranch.benchmarks;

import java.util.Arrays;
import org.anabranch.Par;

/**
 * One array to be sorted again and again and the ways to sort it. Each JVM measures one type, and
 * the compiler sees only that.
 *
 * @param a the array
 * @param copyBack brings the unsorted numbers back
 * @param sequential the JDK's sequential sort
 * @param parallel the JDK's parallel sort
 * @param ours ours
 */
record SortCase(
    Object a, Runnable copyBack, Runnable sequential, Runnable parallel, Runnable ours) {
  /** Brings the unsorted numbers back. */
  Object restore() {
    copyBack.run();
    return a;
  }

  /** The JDK's sequential sort. */
  Object arraysSort() {
    return sorted(sequential);
  }

  /** The JDK's parallel sort. */
  Object parallelSort() {
    return sorted(parallel);
  }

  /** Ours. */
  Object par() {
    return sorted(ours);
  }

  private Object sorted(Runnable sort) {
    copyBack.run();
    sort.run();
    return a;
  }

  /** The case of an element type. */
  static SortCase of(String type, long[] keys) {
    return switch (type) {
      case "byte" -> bytes(keys);
      case "short" -> shorts(keys);
      case "char" -> chars(keys);
      case "int" -> ints(keys);
      case "long" -> longs(keys);
      case "float" -> floats(keys);
      case "double" -> doubles(keys);
      default -> throw new IllegalArgumentException("no case for " + type);
    };
  }

  private static SortCase bytes(long[] keys) {
    byte[] original = new byte[keys.length];
    for (int i = 0; i < keys.length; i++) {
      original[i] = (byte) (keys[i] >> 56);
    }
    byte[] a = original.clone();
    return new SortCase(
        a,
        () -> System.arraycopy(original, 0, a, 0, a.length),
        () -> Arrays.sort(a),
        () -> Arrays.parallelSort(a),
        () -> Par.sort(a));
  }

  private static SortCase shorts(long[] keys) {
    short[] original = new short[keys.length];
    for (int i = 0; i < keys.length; i++) {
      original[i] = (short) (keys[i] >> 48);
    }
    short[] a = original.clone();
    return new SortCase(
        a,
        () -> System.arraycopy(original, 0, a, 0, a.length),
        () -> Arrays.sort(a),
        () -> Arrays.parallelSort(a),
        () -> Par.sort(a));
  }

  private static SortCase chars(long[] keys) {
    char[] original = new char[keys.length];
    for (int i = 0; i < keys.length; i++) {
      original[i] = (char) (keys[i] >> 48);
    }
    char[] a = original.clone();
    return new SortCase(
        a,
        () -> System.arraycopy(original, 0, a, 0, a.length),
        () -> Arrays.sort(a),
        () -> Arrays.parallelSort(a),
        () -> Par.sort(a));
  }

  private static SortCase ints(long[] keys) {
    int[] original = new int[keys.length];
    for (int i = 0; i < keys.length; i++) {
      original[i] = (int) (keys[i] >> 32);
    }
    int[] a = original.clone();
    return new SortCase(
        a,
        () -> System.arraycopy(original, 0, a, 0, a.length),
        () -> Arrays.sort(a),
        () -> Arrays.parallelSort(a),
        () -> Par.sort(a));
  }

  private static SortCase longs(long[] keys) {
    long[] original = new long[keys.length];
    for (int i = 0; i < keys.length; i++) {
      original[i] = keys[i];
    }
    long[] a = original.clone();
    return new SortCase(
        a,
        () -> System.arraycopy(original, 0, a, 0, a.length),
        () -> Arrays.sort(a),
        () -> Arrays.parallelSort(a),
        () -> Par.sort(a));
  }

  private static SortCase floats(long[] keys) {
    float[] original = new float[keys.length];
    for (int i = 0; i < keys.length; i++) {
      original[i] = (keys[i] >> 32) * 0x1p-31f;
    }
    float[] a = original.clone();
    return new SortCase(
        a,
        () -> System.arraycopy(original, 0, a, 0, a.length),
        () -> Arrays.sort(a),
        () -> Arrays.parallelSort(a),
        () -> Par.sort(a));
  }

  private static SortCase doubles(long[] keys) {
    double[] original = new double[keys.length];
    for (int i = 0; i < keys.length; i++) {
      original[i] = keys[i] * 0x1p-63;
    }
    double[] a = original.clone();
    return new SortCase(
        a,
        () -> System.arraycopy(original, 0, a, 0, a.length),
        () -> Arrays.sort(a),
        () -> Arrays.parallelSort(a),
        () -> Par.sort(a));
  }
}
