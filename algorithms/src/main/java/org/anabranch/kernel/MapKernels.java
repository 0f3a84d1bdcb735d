package org.anabranch.kernel;

import java.util.function.DoubleFunction;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** The loops of maps between arrays, each for functions of any class. */
public final class MapKernels {
  /** Indices to ints. */
  public static final MapKernel INDEX_TO_INT = new IndexToInt();

  /** Indices to longs. */
  public static final MapKernel INDEX_TO_LONG = new IndexToLong();

  /** Indices to doubles. */
  public static final MapKernel INDEX_TO_DOUBLE = new IndexToDouble();

  /** Indices to objects. */
  public static final MapKernel INDEX_TO_OBJECT = new IndexToObject();

  /** Ints to ints. */
  public static final MapKernel INT_TO_INT = new IntToInt();

  /** Ints to longs. */
  public static final MapKernel INT_TO_LONG = new IntToLong();

  /** Ints to doubles. */
  public static final MapKernel INT_TO_DOUBLE = new IntToDouble();

  /** Ints to objects. */
  public static final MapKernel INT_TO_OBJECT = new IntToObject();

  /** Longs to ints. */
  public static final MapKernel LONG_TO_INT = new LongToInt();

  /** Longs to longs. */
  public static final MapKernel LONG_TO_LONG = new LongToLong();

  /** Longs to doubles. */
  public static final MapKernel LONG_TO_DOUBLE = new LongToDouble();

  /** Longs to objects. */
  public static final MapKernel LONG_TO_OBJECT = new LongToObject();

  /** Doubles to ints. */
  public static final MapKernel DOUBLE_TO_INT = new DoubleToInt();

  /** Doubles to longs. */
  public static final MapKernel DOUBLE_TO_LONG = new DoubleToLong();

  /** Doubles to doubles. */
  public static final MapKernel DOUBLE_TO_DOUBLE = new DoubleToDouble();

  /** Doubles to objects. */
  public static final MapKernel DOUBLE_TO_OBJECT = new DoubleToObject();

  /** Objects to ints. */
  public static final MapKernel OBJECT_TO_INT = new ObjectToInt();

  /** Objects to longs. */
  public static final MapKernel OBJECT_TO_LONG = new ObjectToLong();

  /** Objects to doubles. */
  public static final MapKernel OBJECT_TO_DOUBLE = new ObjectToDouble();

  /** Objects to objects. */
  public static final MapKernel OBJECT_TO_OBJECT = new ObjectToObject();

  private MapKernels() {}

  static final class IndexToInt extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      int[] b = (int[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((IntUnaryOperator) function).applyAsInt(i);
      }
    }
  }

  static final class IndexToLong extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      long[] b = (long[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((IntToLongFunction) function).applyAsLong(i);
      }
    }
  }

  static final class IndexToDouble extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      double[] b = (double[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((IntToDoubleFunction) function).applyAsDouble(i);
      }
    }
  }

  static final class IndexToObject extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      @Nullable Object[] b = (@Nullable Object[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((IntFunction<?>) function).apply(i);
      }
    }
  }

  static final class IntToInt extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      int[] a = (int[]) in;
      int[] b = (int[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((IntUnaryOperator) function).applyAsInt(a[i]);
      }
    }
  }

  static final class IntToLong extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      int[] a = (int[]) in;
      long[] b = (long[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((IntToLongFunction) function).applyAsLong(a[i]);
      }
    }
  }

  static final class IntToDouble extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      int[] a = (int[]) in;
      double[] b = (double[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((IntToDoubleFunction) function).applyAsDouble(a[i]);
      }
    }
  }

  static final class IntToObject extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      int[] a = (int[]) in;
      @Nullable Object[] b = (@Nullable Object[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((IntFunction<?>) function).apply(a[i]);
      }
    }
  }

  static final class LongToInt extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      long[] a = (long[]) in;
      int[] b = (int[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((LongToIntFunction) function).applyAsInt(a[i]);
      }
    }
  }

  static final class LongToLong extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      long[] a = (long[]) in;
      long[] b = (long[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((LongUnaryOperator) function).applyAsLong(a[i]);
      }
    }
  }

  static final class LongToDouble extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      long[] a = (long[]) in;
      double[] b = (double[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((LongToDoubleFunction) function).applyAsDouble(a[i]);
      }
    }
  }

  static final class LongToObject extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      long[] a = (long[]) in;
      @Nullable Object[] b = (@Nullable Object[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((LongFunction<?>) function).apply(a[i]);
      }
    }
  }

  static final class DoubleToInt extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      double[] a = (double[]) in;
      int[] b = (int[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((DoubleToIntFunction) function).applyAsInt(a[i]);
      }
    }
  }

  static final class DoubleToLong extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      double[] a = (double[]) in;
      long[] b = (long[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((DoubleToLongFunction) function).applyAsLong(a[i]);
      }
    }
  }

  static final class DoubleToDouble extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      double[] a = (double[]) in;
      double[] b = (double[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((DoubleUnaryOperator) function).applyAsDouble(a[i]);
      }
    }
  }

  static final class DoubleToObject extends MapKernel {
    @Override
    public void run(Object in, int from, int to, Object function, Object out) {
      double[] a = (double[]) in;
      @Nullable Object[] b = (@Nullable Object[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((DoubleFunction<?>) function).apply(a[i]);
      }
    }
  }

  static final class ObjectToInt extends MapKernel {
    @Override
    @SuppressWarnings("unchecked") // whoever chose the kernel has checked the types
    public void run(Object in, int from, int to, Object function, Object out) {
      @Nullable Object[] a = (@Nullable Object[]) in;
      int[] b = (int[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((ToIntFunction<Object>) function).applyAsInt(a[i]);
      }
    }
  }

  static final class ObjectToLong extends MapKernel {
    @Override
    @SuppressWarnings("unchecked") // whoever chose the kernel has checked the types
    public void run(Object in, int from, int to, Object function, Object out) {
      @Nullable Object[] a = (@Nullable Object[]) in;
      long[] b = (long[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((ToLongFunction<Object>) function).applyAsLong(a[i]);
      }
    }
  }

  static final class ObjectToDouble extends MapKernel {
    @Override
    @SuppressWarnings("unchecked") // whoever chose the kernel has checked the types
    public void run(Object in, int from, int to, Object function, Object out) {
      @Nullable Object[] a = (@Nullable Object[]) in;
      double[] b = (double[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((ToDoubleFunction<Object>) function).applyAsDouble(a[i]);
      }
    }
  }

  static final class ObjectToObject extends MapKernel {
    @Override
    @SuppressWarnings("unchecked") // whoever chose the kernel has checked the types
    public void run(Object in, int from, int to, Object function, Object out) {
      @Nullable Object[] a = (@Nullable Object[]) in;
      @Nullable Object[] b = (@Nullable Object[]) out;
      for (int i = from; i < to; i++) {
        b[i] = ((Function<Object, ?>) function).apply(a[i]);
      }
    }
  }
}
