package org.anabranch.kernel;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** The loops of pipelines over a block of objects, each for functions of any class. */
public final class ObjectBlocks {
  /** Maps objects to ints. */
  public static final BlockKernel TO_INT = new ObjectToInt();

  /** Maps objects to longs. */
  public static final BlockKernel TO_LONG = new ObjectToLong();

  /** Maps objects to doubles. */
  public static final BlockKernel TO_DOUBLE = new ObjectToDouble();

  /** Maps objects to objects. */
  public static final BlockKernel TO_OBJECT = new ObjectToObject();

  /** Keeps the objects that match. */
  public static final BlockKernel KEEP = new KeepObjects();

  /** Keeps the objects that do not match. */
  public static final BlockKernel DROP = new DropObjects();

  /** Calls a body for each of the objects; writes nothing. */
  public static final BlockKernel EACH = new EachObject();

  private ObjectBlocks() {}

  static final class ObjectToInt extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage that is given both knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      @Nullable Object[] a = (@Nullable Object[]) in;
      int[] b = (int[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((ToIntFunction<@Nullable Object>) function).applyAsInt(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class ObjectToLong extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage that is given both knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      @Nullable Object[] a = (@Nullable Object[]) in;
      long[] b = (long[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((ToLongFunction<@Nullable Object>) function).applyAsLong(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class ObjectToDouble extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage that is given both knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      @Nullable Object[] a = (@Nullable Object[]) in;
      double[] b = (double[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((ToDoubleFunction<@Nullable Object>) function).applyAsDouble(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class ObjectToObject extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage that is given both knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      @Nullable Object[] a = (@Nullable Object[]) in;
      @Nullable Object[] b = (@Nullable Object[]) out;
      int i = from;
      try {
        for (; i < to; i++) {
          b[i - from] = ((Function<@Nullable Object, ?>) function).apply(a[i]);
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class KeepObjects extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage that is given both knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int kept = 0;
      int i = from;
      @Nullable Object x = null;
      try {
        for (; i < to; i++) {
          x = ((@Nullable Object[]) in)[i];
          ((@Nullable Object[]) out)[kept] = x;
          int match = ((Predicate<@Nullable Object>) function).test(x) ? 1 : 0;
          kept += match;
        }
      } catch (Throwable thrown) {
        reached[0] = kept;
        throw thrown;
      }
      return kept;
    }
  }

  static final class DropObjects extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage that is given both knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int kept = 0;
      int i = from;
      @Nullable Object x = null;
      try {
        for (; i < to; i++) {
          x = ((@Nullable Object[]) in)[i];
          ((@Nullable Object[]) out)[kept] = x;
          int match = ((Predicate<@Nullable Object>) function).test(x) ? 0 : 1;
          kept += match;
        }
      } catch (Throwable thrown) {
        reached[0] = kept;
        throw thrown;
      }
      return kept;
    }
  }

  static final class EachObject extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage that is given both knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      @Nullable Object[] a = (@Nullable Object[]) in;
      Consumer<@Nullable Object> f = (Consumer<@Nullable Object>) function;
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
