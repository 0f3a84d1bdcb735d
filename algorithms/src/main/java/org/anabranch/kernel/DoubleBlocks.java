package org.anabranch.kernel;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The loops of pipelines over a block of doubles, each for functions of any class. */
public final class DoubleBlocks {
  /** Maps doubles to ints. */
  public static final BlockKernel TO_INT = new DoubleToInt();

  /** Maps doubles to longs. */
  public static final BlockKernel TO_LONG = new DoubleToLong();

  /** Maps doubles to doubles. */
  public static final BlockKernel TO_DOUBLE = new DoubleToDouble();

  /** Maps doubles to objects. */
  public static final BlockKernel TO_OBJECT = new DoubleToObject();

  /** Keeps the doubles that match. */
  public static final BlockKernel KEEP = new KeepDoubles();

  /** Keeps the doubles that do not match. */
  public static final BlockKernel DROP = new DropDoubles();

  /** Calls a body for each of the doubles; writes nothing. */
  public static final BlockKernel EACH = new EachDouble();

  private DoubleBlocks() {}

  static final class DoubleToInt extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      double[] a = (double[]) in;
      int[] b = (int[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((DoubleToIntFunction) function).applyAsInt(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class DoubleToLong extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      double[] a = (double[]) in;
      long[] b = (long[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((DoubleToLongFunction) function).applyAsLong(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class DoubleToDouble extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      double[] a = (double[]) in;
      double[] b = (double[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((DoubleUnaryOperator) function).applyAsDouble(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class DoubleToObject extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      double[] a = (double[]) in;
      @Nullable Object[] b = (@Nullable Object[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((DoubleFunction<?>) function).apply(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class KeepDoubles extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int kept = 0;
      int i = from;
      double x = 0;
      try {
        for (; i < to; i++) {
          x = ((double[]) in)[i];
          ((double[]) out)[kept] = x;
          int match = ((DoublePredicate) function).test(x) ? 1 : 0;
          kept += match;
        }
      } catch (Throwable thrown) {
        reached[0] = kept;
        throw thrown;
      }
      return kept;
    }
  }

  static final class DropDoubles extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int kept = 0;
      int i = from;
      double x = 0;
      try {
        for (; i < to; i++) {
          x = ((double[]) in)[i];
          ((double[]) out)[kept] = x;
          int match = ((DoublePredicate) function).test(x) ? 0 : 1;
          kept += match;
        }
      } catch (Throwable thrown) {
        reached[0] = kept;
        throw thrown;
      }
      return kept;
    }
  }

  static final class EachDouble extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      double[] a = (double[]) in;
      DoubleConsumer f = (DoubleConsumer) function;
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
