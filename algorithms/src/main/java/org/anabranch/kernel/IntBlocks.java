package org.anabranch.kernel;

import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The loops of pipelines over a block of ints, each for functions of any class. */
public final class IntBlocks {
  /** Maps ints to ints. */
  public static final BlockKernel TO_INT = new IntToInt();

  /** Maps ints to longs. */
  public static final BlockKernel TO_LONG = new IntToLong();

  /** Maps ints to doubles. */
  public static final BlockKernel TO_DOUBLE = new IntToDouble();

  /** Maps ints to objects. */
  public static final BlockKernel TO_OBJECT = new IntToObject();

  /** Keeps the ints that match. */
  public static final BlockKernel KEEP = new KeepInts();

  /** Keeps the ints that do not match. */
  public static final BlockKernel DROP = new DropInts();

  /** Calls a body for each of the ints; writes nothing. */
  public static final BlockKernel EACH = new EachInt();

  private IntBlocks() {}

  static final class IntToInt extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int[] a = (int[]) in;
      int[] b = (int[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((IntUnaryOperator) function).applyAsInt(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class IntToLong extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int[] a = (int[]) in;
      long[] b = (long[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((IntToLongFunction) function).applyAsLong(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class IntToDouble extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int[] a = (int[]) in;
      double[] b = (double[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((IntToDoubleFunction) function).applyAsDouble(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class IntToObject extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int[] a = (int[]) in;
      @Nullable Object[] b = (@Nullable Object[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((IntFunction<?>) function).apply(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class KeepInts extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int kept = 0;
      int i = from;
      int x = 0;
      try {
        for (; i < to; i++) {
          x = ((int[]) in)[i];
          ((int[]) out)[kept] = x;
          int match = ((IntPredicate) function).test(x) ? 1 : 0;
          kept += match;
        }
      } catch (Throwable thrown) {
        reached[0] = kept;
        throw thrown;
      }
      return kept;
    }
  }

  static final class DropInts extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int kept = 0;
      int i = from;
      int x = 0;
      try {
        for (; i < to; i++) {
          x = ((int[]) in)[i];
          ((int[]) out)[kept] = x;
          int match = ((IntPredicate) function).test(x) ? 0 : 1;
          kept += match;
        }
      } catch (Throwable thrown) {
        reached[0] = kept;
        throw thrown;
      }
      return kept;
    }
  }

  static final class EachInt extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int[] a = (int[]) in;
      IntConsumer f = (IntConsumer) function;
      int i = from;
      try {
        for (; i < to; i++) {
          f.accept(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }
}
