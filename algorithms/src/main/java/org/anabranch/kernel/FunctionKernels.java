package org.anabranch.kernel;

import java.lang.invoke.MethodHandles;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The kernels that call a user's function, each the one that all functions may share. They are
 * loaded once more for functions that prove hot, so each is a class of its own, without state.
 */
public final class FunctionKernels {
  /** Calls a body for each index. */
  public static final EachIndex EACH_INDEX = new EachIndexLoop();

  /** Calls a body for each index of a long range. */
  public static final EachLong EACH_LONG = new EachLongLoop();

  /** Calls a body for each element. */
  public static final EachElement EACH_ELEMENT = new EachElementLoop();

  /** Adds up longs. */
  public static final SumOfLongs SUM_OF_LONGS = new SumOfLongsLoop();

  /** Writes doubles. */
  public static final TabulateDoubles TABULATE_DOUBLES = new TabulateDoublesLoop();

  private FunctionKernels() {}

  /** The wrapping sum of the function's values. */
  public static <T extends @Nullable Object> long sum(
      T[] a, int from, int to, ToLongFunction<? super T> function) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += function.applyAsLong(a[i]);
    }
    return sum;
  }

  /** Full access to this package, which loading a kernel once more takes. */
  public static MethodHandles.Lookup lookup() {
    return MethodHandles.lookup();
  }
}
