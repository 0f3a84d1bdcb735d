package org.anabranch.kernel;

import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The loops of pipelines over a block of longs, each for functions of any class. */
public final class LongBlocks {
  /** Maps longs to ints. */
  public static final BlockKernel TO_INT = new LongToInt();

  /** Maps longs to longs. */
  public static final BlockKernel TO_LONG = new LongToLong();

  /** Maps longs to doubles. */
  public static final BlockKernel TO_DOUBLE = new LongToDouble();

  /** Maps longs to objects. */
  public static final BlockKernel TO_OBJECT = new LongToObject();

  /** Keeps the longs that match. */
  public static final BlockKernel KEEP = new KeepLongs();

  /** Keeps the longs that do not match. */
  public static final BlockKernel DROP = new DropLongs();

  /** Calls a body for each of the longs; writes nothing. */
  public static final BlockKernel EACH = new EachLong();

  private LongBlocks() {}

  static final class LongToInt extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      long[] a = (long[]) in;
      int[] b = (int[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((LongToIntFunction) function).applyAsInt(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class LongToLong extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      long[] a = (long[]) in;
      long[] b = (long[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((LongUnaryOperator) function).applyAsLong(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class LongToDouble extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      long[] a = (long[]) in;
      double[] b = (double[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((LongToDoubleFunction) function).applyAsDouble(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class LongToObject extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      long[] a = (long[]) in;
      @Nullable Object[] b = (@Nullable Object[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((LongFunction<?>) function).apply(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class KeepLongs extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int kept = 0;
      int i = from;
      long x = 0;
      try {
        for (; i < to; i++) {
          x = ((long[]) in)[i];
          ((long[]) out)[kept] = x;
          int match = ((LongPredicate) function).test(x) ? 1 : 0;
          kept += match;
        }
      } catch (Throwable thrown) {
        reached[0] = kept;
        throw thrown;
      }
      return kept;
    }
  }

  static final class DropLongs extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int kept = 0;
      int i = from;
      long x = 0;
      try {
        for (; i < to; i++) {
          x = ((long[]) in)[i];
          ((long[]) out)[kept] = x;
          int match = ((LongPredicate) function).test(x) ? 0 : 1;
          kept += match;
        }
      } catch (Throwable thrown) {
        reached[0] = kept;
        throw thrown;
      }
      return kept;
    }
  }

  static final class EachLong extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      long[] a = (long[]) in;
      LongConsumer f = (LongConsumer) function;
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
