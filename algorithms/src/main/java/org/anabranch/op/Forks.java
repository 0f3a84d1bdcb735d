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
import org.anabranch.skeleton.SideBySide;
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
      SideBySide.run(bodies, bodies);
    }
  }

  /** Runs both suppliers and combines what they return. */
  @SuppressWarnings({"unchecked", "NullAway"}) // each slot holds what its supplier returned
  public static <A extends @Nullable Object, B extends @Nullable Object, R extends @Nullable Object>
      R join(
          Supplier<? extends A> first,
          Supplier<? extends B> second,
          BiFunction<? super A, ? super B, ? extends R> combiner) {
    checkFunctions(first, second, combiner);
    Object[] results = new Object[2];
    SideBySide.run(
        new Object[] {first, second},
        () -> results[0] = first.get(),
        () -> results[1] = second.get());
    return combiner.apply((A) results[0], (B) results[1]);
  }

  /** Runs both suppliers and combines what they return. */
  public static int joinInt(IntSupplier first, IntSupplier second, IntBinaryOperator combiner) {
    checkFunctions(first, second, combiner);
    int[] results = new int[2];
    SideBySide.run(
        new Object[] {first, second},
        () -> results[0] = first.getAsInt(),
        () -> results[1] = second.getAsInt());
    return combiner.applyAsInt(results[0], results[1]);
  }

  /** Runs both suppliers and combines what they return. */
  public static long joinLong(
      LongSupplier first, LongSupplier second, LongBinaryOperator combiner) {
    checkFunctions(first, second, combiner);
    long[] results = new long[2];
    SideBySide.run(
        new Object[] {first, second},
        () -> results[0] = first.getAsLong(),
        () -> results[1] = second.getAsLong());
    return combiner.applyAsLong(results[0], results[1]);
  }

  /** Runs both suppliers and combines what they return. */
  public static double joinDouble(
      DoubleSupplier first, DoubleSupplier second, DoubleBinaryOperator combiner) {
    checkFunctions(first, second, combiner);
    double[] results = new double[2];
    SideBySide.run(
        new Object[] {first, second},
        () -> results[0] = first.getAsDouble(),
        () -> results[1] = second.getAsDouble());
    return combiner.applyAsDouble(results[0], results[1]);
  }

  private static void checkFunctions(Object first, Object second, Object combiner) {
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    Objects.requireNonNull(combiner, "combiner");
  }
}
