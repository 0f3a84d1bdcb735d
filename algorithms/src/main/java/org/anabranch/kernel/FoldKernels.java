package org.anabranch.kernel;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;

/** Folds from left to right by a user's operator, of elements or of what a function makes. */
public final class FoldKernels {
  /** Folds ints, for operators of any class. */
  public static final OfInts INTS = new IntLoop();

  /** Folds longs, for operators of any class. */
  public static final OfLongs LONGS = new LongLoop();

  /** Folds doubles, for operators of any class. */
  public static final OfDoubles DOUBLES = new DoubleLoop();

  /** Folds objects, for operators of any class. */
  public static final OfObjects OBJECTS = new ObjectLoop();

  /** Folds ints made of indices, for functions of any class. */
  public static final OfMappedInts MAPPED_INTS = new MappedIntLoop();

  /** Folds longs made of indices, for functions of any class. */
  public static final OfMappedLongs MAPPED_LONGS = new MappedLongLoop();

  /** Folds doubles made of indices, for functions of any class. */
  public static final OfMappedDoubles MAPPED_DOUBLES = new MappedDoubleLoop();

  /** Folds objects made of indices, for functions of any class. */
  public static final OfMappedIndices MAPPED_INDICES = new MappedIndexLoop();

  /** Folds objects made of elements, for functions of any class. */
  public static final OfMappedElements MAPPED_ELEMENTS = new MappedElementLoop();

  private FoldKernels() {}

  /** Folds ints. */
  public abstract static class OfInts {
    OfInts() {}

    /** Folds elements into a start. */
    public abstract int fold(int[] a, int from, int to, int start, IntBinaryOperator op);
  }

  static final class IntLoop extends OfInts {
    @Override
    public int fold(int[] a, int from, int to, int start, IntBinaryOperator op) {
      int folded = start;
      for (int i = from; i < to; i++) {
        folded = op.applyAsInt(folded, a[i]);
      }
      return folded;
    }
  }

  /** Folds longs. */
  public abstract static class OfLongs {
    OfLongs() {}

    /** Folds elements into a start. */
    public abstract long fold(long[] a, int from, int to, long start, LongBinaryOperator op);
  }

  static final class LongLoop extends OfLongs {
    @Override
    public long fold(long[] a, int from, int to, long start, LongBinaryOperator op) {
      long folded = start;
      for (int i = from; i < to; i++) {
        folded = op.applyAsLong(folded, a[i]);
      }
      return folded;
    }
  }

  /** Folds doubles. */
  public abstract static class OfDoubles {
    OfDoubles() {}

    /** Folds elements into a start. */
    public abstract double fold(
        double[] a, int from, int to, double start, DoubleBinaryOperator op);
  }

  static final class DoubleLoop extends OfDoubles {
    @Override
    public double fold(double[] a, int from, int to, double start, DoubleBinaryOperator op) {
      double folded = start;
      for (int i = from; i < to; i++) {
        folded = op.applyAsDouble(folded, a[i]);
      }
      return folded;
    }
  }

  /** Folds objects. */
  public abstract static class OfObjects {
    OfObjects() {}

    /** Folds elements into a start. */
    public abstract <T extends @Nullable Object> T fold(
        T[] a, int from, int to, T start, BinaryOperator<T> op);
  }

  static final class ObjectLoop extends OfObjects {
    @Override
    public <T extends @Nullable Object> T fold(
        T[] a, int from, int to, T start, BinaryOperator<T> op) {
      T folded = start;
      for (int i = from; i < to; i++) {
        folded = op.apply(folded, a[i]);
      }
      return folded;
    }
  }

  /** Folds ints made of indices. */
  public abstract static class OfMappedInts {
    OfMappedInts() {}

    /** Folds a function's values into a start. */
    public abstract int fold(
        int from, int to, IntUnaryOperator map, int start, IntBinaryOperator op);
  }

  static final class MappedIntLoop extends OfMappedInts {
    @Override
    public int fold(int from, int to, IntUnaryOperator map, int start, IntBinaryOperator op) {
      int folded = start;
      for (int i = from; i < to; i++) {
        folded = op.applyAsInt(folded, map.applyAsInt(i));
      }
      return folded;
    }
  }

  /** Folds longs made of indices. */
  public abstract static class OfMappedLongs {
    OfMappedLongs() {}

    /** Folds a function's values into a start. */
    public abstract long fold(
        int from, int to, IntToLongFunction map, long start, LongBinaryOperator op);
  }

  static final class MappedLongLoop extends OfMappedLongs {
    @Override
    public long fold(int from, int to, IntToLongFunction map, long start, LongBinaryOperator op) {
      long folded = start;
      for (int i = from; i < to; i++) {
        folded = op.applyAsLong(folded, map.applyAsLong(i));
      }
      return folded;
    }
  }

  /** Folds doubles made of indices. */
  public abstract static class OfMappedDoubles {
    OfMappedDoubles() {}

    /** Folds a function's values into a start. */
    public abstract double fold(
        int from, int to, IntToDoubleFunction map, double start, DoubleBinaryOperator op);
  }

  static final class MappedDoubleLoop extends OfMappedDoubles {
    @Override
    public double fold(
        int from, int to, IntToDoubleFunction map, double start, DoubleBinaryOperator op) {
      double folded = start;
      for (int i = from; i < to; i++) {
        folded = op.applyAsDouble(folded, map.applyAsDouble(i));
      }
      return folded;
    }
  }

  /** Folds objects made of indices. */
  public abstract static class OfMappedIndices {
    OfMappedIndices() {}

    /** Folds a function's values into a start. */
    public abstract <R extends @Nullable Object> R fold(
        int from, int to, IntFunction<? extends R> map, R start, BinaryOperator<R> op);
  }

  static final class MappedIndexLoop extends OfMappedIndices {
    @Override
    public <R extends @Nullable Object> R fold(
        int from, int to, IntFunction<? extends R> map, R start, BinaryOperator<R> op) {
      R folded = start;
      for (int i = from; i < to; i++) {
        folded = op.apply(folded, map.apply(i));
      }
      return folded;
    }
  }

  /** Folds objects made of elements. */
  public abstract static class OfMappedElements {
    OfMappedElements() {}

    /** Folds what a function makes of elements into a start. */
    public abstract <T extends @Nullable Object, R extends @Nullable Object> R fold(
        T[] a,
        int from,
        int to,
        Function<? super T, ? extends R> map,
        R start,
        BinaryOperator<R> op);
  }

  static final class MappedElementLoop extends OfMappedElements {
    @Override
    public <T extends @Nullable Object, R extends @Nullable Object> R fold(
        T[] a,
        int from,
        int to,
        Function<? super T, ? extends R> map,
        R start,
        BinaryOperator<R> op) {
      R folded = start;
      for (int i = from; i < to; i++) {
        folded = op.apply(folded, map.apply(a[i]));
      }
      return folded;
    }
  }

  /** Writes a function's values into an array, from {@code at} on. */
  public static void tabulateInts(int from, int to, IntUnaryOperator map, int[] values, int at) {
    for (int i = 0; i < to - from; i++) {
      values[at + i] = map.applyAsInt(from + i);
    }
  }

  /** Writes a function's values into an array, from {@code at} on. */
  public static void tabulateLongs(int from, int to, IntToLongFunction map, long[] values, int at) {
    for (int i = 0; i < to - from; i++) {
      values[at + i] = map.applyAsLong(from + i);
    }
  }

  /** Writes a function's values into an array, from {@code at} on. */
  public static void tabulateDoubles(
      int from, int to, IntToDoubleFunction map, double[] values, int at) {
    for (int i = 0; i < to - from; i++) {
      values[at + i] = map.applyAsDouble(from + i);
    }
  }
}
