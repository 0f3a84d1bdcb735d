package org.anabranch.kernel;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.LongConsumer;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Plain loops that call a user's function once for each index, in order. */
public final class FunctionKernels {
  /** Long ranges run in strips with an int index, which compilers treat much better. */
  private static final int STRIP = 1 << 16;

  private FunctionKernels() {}

  /** Calls the body for each index. */
  public static void forEach(int from, int to, IntConsumer body) {
    for (int i = from; i < to; i++) {
      body.accept(i);
    }
  }

  /** Calls the body for each index of a long range. */
  public static void forEachLong(long from, long to, LongConsumer body) {
    long start = from;
    for (; Long.compareUnsigned(to - start, STRIP) > 0; start += STRIP) {
      for (int i = 0; i < STRIP; i++) {
        body.accept(start + i);
      }
    }
    int rest = (int) (to - start);
    for (int i = 0; i < rest; i++) {
      body.accept(start + i);
    }
  }

  /** Calls the body for each element of a range. */
  public static <T> void forEach(T[] a, int from, int to, Consumer<? super T> body) {
    for (int i = from; i < to; i++) {
      body.accept(a[i]);
    }
  }

  /** The wrapping sum of the function's values. */
  public static long sum(int from, int to, IntToLongFunction function) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += function.applyAsLong(i);
    }
    return sum;
  }

  /** The wrapping sum of the function's values. */
  public static <T extends @Nullable Object> long sum(
      T[] a, int from, int to, ToLongFunction<? super T> function) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += function.applyAsLong(a[i]);
    }
    return sum;
  }

  /** Writes the function's values for {@code count} indices from {@code from} on. */
  public static void tabulate(
      int from, int count, IntToDoubleFunction function, double[] values, int at) {
    for (int i = 0; i < count; i++) {
      values[at + i] = function.applyAsDouble(from + i);
    }
  }
}
