package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;

/** The primitive types that can be sorted, each with the JDK's sort as its oracle. */
enum SortedType {
  BYTE {
    @Override
    Object of(long[] keys) {
      byte[] a = new byte[keys.length];
      for (int i = 0; i < a.length; i++) {
        a[i] = (byte) keys[i];
      }
      return a;
    }

    @Override
    Object copy(Object a) {
      return ((byte[]) a).clone();
    }

    @Override
    void oracle(Object a, int from, int to) {
      Arrays.sort((byte[]) a, from, to);
    }

    @Override
    void sort(Object a) {
      Par.sort((byte[]) a);
    }

    @Override
    void sort(Object a, int from, int to) {
      Par.sort((byte[]) a, from, to);
    }

    @Override
    void assertSame(Object expected, Object actual, String message) {
      assertArrayEquals((byte[]) expected, (byte[]) actual, message);
    }
  },
  SHORT {
    @Override
    Object of(long[] keys) {
      short[] a = new short[keys.length];
      for (int i = 0; i < a.length; i++) {
        a[i] = (short) keys[i];
      }
      return a;
    }

    @Override
    Object copy(Object a) {
      return ((short[]) a).clone();
    }

    @Override
    void oracle(Object a, int from, int to) {
      Arrays.sort((short[]) a, from, to);
    }

    @Override
    void sort(Object a) {
      Par.sort((short[]) a);
    }

    @Override
    void sort(Object a, int from, int to) {
      Par.sort((short[]) a, from, to);
    }

    @Override
    void assertSame(Object expected, Object actual, String message) {
      assertArrayEquals((short[]) expected, (short[]) actual, message);
    }
  },
  CHAR {
    @Override
    Object of(long[] keys) {
      char[] a = new char[keys.length];
      for (int i = 0; i < a.length; i++) {
        a[i] = (char) keys[i];
      }
      return a;
    }

    @Override
    Object copy(Object a) {
      return ((char[]) a).clone();
    }

    @Override
    void oracle(Object a, int from, int to) {
      Arrays.sort((char[]) a, from, to);
    }

    @Override
    void sort(Object a) {
      Par.sort((char[]) a);
    }

    @Override
    void sort(Object a, int from, int to) {
      Par.sort((char[]) a, from, to);
    }

    @Override
    void assertSame(Object expected, Object actual, String message) {
      assertArrayEquals((char[]) expected, (char[]) actual, message);
    }
  },
  INT {
    @Override
    Object of(long[] keys) {
      int[] a = new int[keys.length];
      for (int i = 0; i < a.length; i++) {
        a[i] = narrow(keys[i]);
      }
      return a;
    }

    @Override
    Object copy(Object a) {
      return ((int[]) a).clone();
    }

    @Override
    void oracle(Object a, int from, int to) {
      Arrays.sort((int[]) a, from, to);
    }

    @Override
    void sort(Object a) {
      Par.sort((int[]) a);
    }

    @Override
    void sort(Object a, int from, int to) {
      Par.sort((int[]) a, from, to);
    }

    @Override
    void assertSame(Object expected, Object actual, String message) {
      assertArrayEquals((int[]) expected, (int[]) actual, message);
    }
  },
  LONG {
    @Override
    Object of(long[] keys) {
      long[] a = new long[keys.length];
      for (int i = 0; i < a.length; i++) {
        a[i] = keys[i];
      }
      return a;
    }

    @Override
    Object copy(Object a) {
      return ((long[]) a).clone();
    }

    @Override
    void oracle(Object a, int from, int to) {
      Arrays.sort((long[]) a, from, to);
    }

    @Override
    void sort(Object a) {
      Par.sort((long[]) a);
    }

    @Override
    void sort(Object a, int from, int to) {
      Par.sort((long[]) a, from, to);
    }

    @Override
    void assertSame(Object expected, Object actual, String message) {
      assertArrayEquals((long[]) expected, (long[]) actual, message);
    }
  },
  FLOAT {
    @Override
    Object of(long[] keys) {
      float[] a = new float[keys.length];
      for (int i = 0; i < a.length; i++) {
        a[i] = toFloat(keys[i]);
      }
      return a;
    }

    @Override
    Object copy(Object a) {
      return ((float[]) a).clone();
    }

    @Override
    void oracle(Object a, int from, int to) {
      Arrays.sort((float[]) a, from, to);
    }

    @Override
    void sort(Object a) {
      Par.sort((float[]) a);
    }

    @Override
    void sort(Object a, int from, int to) {
      Par.sort((float[]) a, from, to);
    }

    @Override
    void assertSame(Object expected, Object actual, String message) {
      assertArrayEquals((float[]) expected, (float[]) actual, message);
    }
  },
  DOUBLE {
    @Override
    Object of(long[] keys) {
      double[] a = new double[keys.length];
      for (int i = 0; i < a.length; i++) {
        a[i] = toDouble(keys[i]);
      }
      return a;
    }

    @Override
    Object copy(Object a) {
      return ((double[]) a).clone();
    }

    @Override
    void oracle(Object a, int from, int to) {
      Arrays.sort((double[]) a, from, to);
    }

    @Override
    void sort(Object a) {
      Par.sort((double[]) a);
    }

    @Override
    void sort(Object a, int from, int to) {
      Par.sort((double[]) a, from, to);
    }

    @Override
    void assertSame(Object expected, Object actual, String message) {
      assertArrayEquals((double[]) expected, (double[]) actual, message);
    }
  };

  /** An array of this type in which the pattern of the keys shows. */
  abstract Object of(long[] keys);

  abstract Object copy(Object a);

  /** What the JDK does. */
  abstract void oracle(Object a, int from, int to);

  /** What we do. */
  abstract void sort(Object a);

  /** What we do with a range. */
  abstract void sort(Object a, int from, int to);

  /** Equal element by element, zeros by their sign. */
  abstract void assertSame(Object expected, Object actual, String message);

  /** The high bits of keys that need them. */
  private static int narrow(long key) {
    return key == (int) key ? (int) key : (int) (key >> 32);
  }

  /** Every bit pattern that is not a NaN; small keys become subnormal. */
  private static float toFloat(long key) {
    float f = Float.intBitsToFloat(narrow(key));
    return Float.isNaN(f) ? key : f;
  }

  private static double toDouble(long key) {
    double d = Double.longBitsToDouble(key);
    return Double.isNaN(d) ? key : d;
  }
}
