package org.anabranch.op;

import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleSupplier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.LongBinaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.anabranch.core.loop.Branches;
import org.jspecify.annotations.Nullable;

/** A few bodies side by side. */
public final class Forks {
  private Forks() {}

  /** Runs all bodies. */
  public static void invoke(Runnable... bodies) {
    Objects.requireNonNull(bodies, "bodies");
    for (Runnable body : bodies) {
      Objects.requireNonNull(body, "bodies");
    }
    if (bodies.length > 0) {
      Branches.run(bodies, bodies);
    }
  }

  /** Runs both suppliers and combines what they return. */
  public static <A extends @Nullable Object, B extends @Nullable Object, R extends @Nullable Object>
      R join(
          Supplier<? extends A> first,
          Supplier<? extends B> second,
          BiFunction<? super A, ? super B, ? extends R> combiner) {
    checkFunctions(first, second, combiner);
    return Branches.join(first, second, combiner);
  }

  /** Runs both suppliers and combines what they return. */
  public static int joinInt(IntSupplier first, IntSupplier second, IntBinaryOperator combiner) {
    checkFunctions(first, second, combiner);
    return Branches.joinInt(first, second, combiner);
  }

  /** Runs both suppliers and combines what they return. */
  public static long joinLong(
      LongSupplier first, LongSupplier second, LongBinaryOperator combiner) {
    checkFunctions(first, second, combiner);
    return Branches.joinLong(first, second, combiner);
  }

  /** Runs both suppliers and combines what they return. */
  public static double joinDouble(
      DoubleSupplier first, DoubleSupplier second, DoubleBinaryOperator combiner) {
    checkFunctions(first, second, combiner);
    return Branches.joinDouble(first, second, combiner);
  }

  private static void checkFunctions(Object first, Object second, Object combiner) {
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    Objects.requireNonNull(combiner, "combiner");
  }
}
