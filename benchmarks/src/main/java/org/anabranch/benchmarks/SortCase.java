package org.anabranch.benchmarks;

import java.util.Arrays;
import org.anabranch.Par;

/**
 * One array to be sorted again and again and the ways to sort it. Each JVM measures one type, and
 * the compiler sees only that.
 */
abstract class SortCase {
  /** Brings the unsorted numbers back. */
  abstract Object restore();

  /** The JDK's sequential sort. */
  abstract Object arraysSort();

  /** The JDK's parallel sort. */
  abstract Object parallelSort();

  /** Ours. */
  abstract Object par();

  /** The case of an element type. */
  static SortCase of(String type, long[] keys) {
    return switch (type) {
      case "byte" -> new Bytes(keys);
      case "short" -> new Shorts(keys);
      case "char" -> new Chars(keys);
      case "int" -> new Ints(keys);
      case "long" -> new Longs(keys);
      case "float" -> new Floats(keys);
      case "double" -> new Doubles(keys);
      default -> throw new IllegalArgumentException("no case for " + type);
    };
  }

  private static final class Bytes extends SortCase {
    private final byte[] original;
    private final byte[] a;

    Bytes(long[] keys) {
      original = new byte[keys.length];
      for (int i = 0; i < keys.length; i++) {
        original[i] = (byte) (keys[i] >> 56);
      }
      a = original.clone();
    }

    @Override
    Object restore() {
      System.arraycopy(original, 0, a, 0, a.length);
      return a;
    }

    @Override
    Object arraysSort() {
      restore();
      Arrays.sort(a);
      return a;
    }

    @Override
    Object parallelSort() {
      restore();
      Arrays.parallelSort(a);
      return a;
    }

    @Override
    Object par() {
      restore();
      Par.sort(a);
      return a;
    }
  }

  private static final class Shorts extends SortCase {
    private final short[] original;
    private final short[] a;

    Shorts(long[] keys) {
      original = new short[keys.length];
      for (int i = 0; i < keys.length; i++) {
        original[i] = (short) (keys[i] >> 48);
      }
      a = original.clone();
    }

    @Override
    Object restore() {
      System.arraycopy(original, 0, a, 0, a.length);
      return a;
    }

    @Override
    Object arraysSort() {
      restore();
      Arrays.sort(a);
      return a;
    }

    @Override
    Object parallelSort() {
      restore();
      Arrays.parallelSort(a);
      return a;
    }

    @Override
    Object par() {
      restore();
      Par.sort(a);
      return a;
    }
  }

  private static final class Chars extends SortCase {
    private final char[] original;
    private final char[] a;

    Chars(long[] keys) {
      original = new char[keys.length];
      for (int i = 0; i < keys.length; i++) {
        original[i] = (char) (keys[i] >> 48);
      }
      a = original.clone();
    }

    @Override
    Object restore() {
      System.arraycopy(original, 0, a, 0, a.length);
      return a;
    }

    @Override
    Object arraysSort() {
      restore();
      Arrays.sort(a);
      return a;
    }

    @Override
    Object parallelSort() {
      restore();
      Arrays.parallelSort(a);
      return a;
    }

    @Override
    Object par() {
      restore();
      Par.sort(a);
      return a;
    }
  }

  private static final class Ints extends SortCase {
    private final int[] original;
    private final int[] a;

    Ints(long[] keys) {
      original = new int[keys.length];
      for (int i = 0; i < keys.length; i++) {
        original[i] = (int) (keys[i] >> 32);
      }
      a = original.clone();
    }

    @Override
    Object restore() {
      System.arraycopy(original, 0, a, 0, a.length);
      return a;
    }

    @Override
    Object arraysSort() {
      restore();
      Arrays.sort(a);
      return a;
    }

    @Override
    Object parallelSort() {
      restore();
      Arrays.parallelSort(a);
      return a;
    }

    @Override
    Object par() {
      restore();
      Par.sort(a);
      return a;
    }
  }

  private static final class Longs extends SortCase {
    private final long[] original;
    private final long[] a;

    Longs(long[] keys) {
      original = new long[keys.length];
      for (int i = 0; i < keys.length; i++) {
        original[i] = keys[i];
      }
      a = original.clone();
    }

    @Override
    Object restore() {
      System.arraycopy(original, 0, a, 0, a.length);
      return a;
    }

    @Override
    Object arraysSort() {
      restore();
      Arrays.sort(a);
      return a;
    }

    @Override
    Object parallelSort() {
      restore();
      Arrays.parallelSort(a);
      return a;
    }

    @Override
    Object par() {
      restore();
      Par.sort(a);
      return a;
    }
  }

  private static final class Floats extends SortCase {
    private final float[] original;
    private final float[] a;

    Floats(long[] keys) {
      original = new float[keys.length];
      for (int i = 0; i < keys.length; i++) {
        original[i] = (keys[i] >> 32) * 0x1p-31f;
      }
      a = original.clone();
    }

    @Override
    Object restore() {
      System.arraycopy(original, 0, a, 0, a.length);
      return a;
    }

    @Override
    Object arraysSort() {
      restore();
      Arrays.sort(a);
      return a;
    }

    @Override
    Object parallelSort() {
      restore();
      Arrays.parallelSort(a);
      return a;
    }

    @Override
    Object par() {
      restore();
      Par.sort(a);
      return a;
    }
  }

  private static final class Doubles extends SortCase {
    private final double[] original;
    private final double[] a;

    Doubles(long[] keys) {
      original = new double[keys.length];
      for (int i = 0; i < keys.length; i++) {
        original[i] = keys[i] * 0x1p-63;
      }
      a = original.clone();
    }

    @Override
    Object restore() {
      System.arraycopy(original, 0, a, 0, a.length);
      return a;
    }

    @Override
    Object arraysSort() {
      restore();
      Arrays.sort(a);
      return a;
    }

    @Override
    Object parallelSort() {
      restore();
      Arrays.parallelSort(a);
      return a;
    }

    @Override
    Object par() {
      restore();
      Par.sort(a);
      return a;
    }
  }
}
