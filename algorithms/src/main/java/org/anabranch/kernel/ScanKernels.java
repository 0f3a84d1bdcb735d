package org.anabranch.kernel;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/**
 * Scans by a user's operator, from left to right, each for operators of any class. {@code in} and
 * {@code out} may be one array. The operator is applied to what was read, to what it returned and
 * to what came in as {@code before}.
 */
public final class ScanKernels {
  /** Scans ints, each element with itself. */
  public static final OfInts INCLUSIVE_INTS = new IntInclusive();

  /** Scans ints, each element without itself. */
  public static final OfInts EXCLUSIVE_INTS = new IntExclusive();

  /** Scans longs, each element with itself. */
  public static final OfLongs INCLUSIVE_LONGS = new LongInclusive();

  /** Scans longs, each element without itself. */
  public static final OfLongs EXCLUSIVE_LONGS = new LongExclusive();

  /** Scans doubles, each element with itself. */
  public static final OfDoubles INCLUSIVE_DOUBLES = new DoubleInclusive();

  /** Scans doubles, each element without itself. */
  public static final OfDoubles EXCLUSIVE_DOUBLES = new DoubleExclusive();

  /** Scans objects, each element with itself. */
  public static final OfObjects INCLUSIVE_OBJECTS = new ObjectInclusive();

  /** Scans objects, each element without itself. */
  public static final OfObjects EXCLUSIVE_OBJECTS = new ObjectExclusive();

  private ScanKernels() {}

  /** Scans ints. */
  public abstract static class OfInts {
    OfInts() {}

    /** Scans a range behind the value before; returns the value behind the range. */
    public abstract int scan(
        int[] in, int from, int to, int[] out, IntBinaryOperator op, int before);
  }

  static final class IntInclusive extends OfInts {
    @Override
    public int scan(int[] in, int from, int to, int[] out, IntBinaryOperator op, int before) {
      int value = before;
      for (int i = from; i < to; i++) {
        value = op.applyAsInt(value, in[i]);
        out[i] = value;
      }
      return value;
    }
  }

  static final class IntExclusive extends OfInts {
    @Override
    public int scan(int[] in, int from, int to, int[] out, IntBinaryOperator op, int before) {
      int value = before;
      for (int i = from; i < to; i++) {
        int x = in[i];
        out[i] = value;
        value = op.applyAsInt(value, x);
      }
      return value;
    }
  }

  /** Scans longs. */
  public abstract static class OfLongs {
    OfLongs() {}

    /** Scans a range behind the value before; returns the value behind the range. */
    public abstract long scan(
        long[] in, int from, int to, long[] out, LongBinaryOperator op, long before);
  }

  static final class LongInclusive extends OfLongs {
    @Override
    public long scan(long[] in, int from, int to, long[] out, LongBinaryOperator op, long before) {
      long value = before;
      for (int i = from; i < to; i++) {
        value = op.applyAsLong(value, in[i]);
        out[i] = value;
      }
      return value;
    }
  }

  static final class LongExclusive extends OfLongs {
    @Override
    public long scan(long[] in, int from, int to, long[] out, LongBinaryOperator op, long before) {
      long value = before;
      for (int i = from; i < to; i++) {
        long x = in[i];
        out[i] = value;
        value = op.applyAsLong(value, x);
      }
      return value;
    }
  }

  /** Scans doubles. */
  public abstract static class OfDoubles {
    OfDoubles() {}

    /** Scans a range behind the value before; returns the value behind the range. */
    public abstract double scan(
        double[] in, int from, int to, double[] out, DoubleBinaryOperator op, double before);
  }

  static final class DoubleInclusive extends OfDoubles {
    @Override
    public double scan(
        double[] in, int from, int to, double[] out, DoubleBinaryOperator op, double before) {
      double value = before;
      for (int i = from; i < to; i++) {
        value = op.applyAsDouble(value, in[i]);
        out[i] = value;
      }
      return value;
    }
  }

  static final class DoubleExclusive extends OfDoubles {
    @Override
    public double scan(
        double[] in, int from, int to, double[] out, DoubleBinaryOperator op, double before) {
      double value = before;
      for (int i = from; i < to; i++) {
        double x = in[i];
        out[i] = value;
        value = op.applyAsDouble(value, x);
      }
      return value;
    }
  }

  /** Scans objects. */
  public abstract static class OfObjects {
    OfObjects() {}

    /** Scans a range behind the value before; returns the value behind the range. */
    public abstract <T> T scan(T[] in, int from, int to, T[] out, BinaryOperator<T> op, T before);
  }

  static final class ObjectInclusive extends OfObjects {
    @Override
    public <T> T scan(T[] in, int from, int to, T[] out, BinaryOperator<T> op, T before) {
      T value = before;
      for (int i = from; i < to; i++) {
        value = op.apply(value, in[i]);
        out[i] = value;
      }
      return value;
    }
  }

  static final class ObjectExclusive extends OfObjects {
    @Override
    public <T> T scan(T[] in, int from, int to, T[] out, BinaryOperator<T> op, T before) {
      T value = before;
      for (int i = from; i < to; i++) {
        T x = in[i];
        out[i] = value;
        value = op.apply(value, x);
      }
      return value;
    }
  }
}
