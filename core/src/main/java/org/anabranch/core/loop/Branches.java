package org.anabranch.core.loop;

import java.util.function.BiFunction;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleSupplier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.LongBinaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.anabranch.core.worker.InPlace;
import org.anabranch.core.worker.Job;
import org.anabranch.core.worker.Siblings;
import org.jspecify.annotations.Nullable;

/**
 * A few bodies side by side; the rules are those of {@link Siblings}. Among short jobs, while
 * enough forks of the worker wait to be stolen, and wherever nobody may help, the bodies run in
 * place, one after the other, as part of the running job and without an object of their own: one
 * more fork would only wait in line.
 */
public final class Branches {
  private Branches() {}

  /**
   * Runs bodies side by side.
   *
   * @param functions the user's function that each body stands for
   * @param bodies what to run, in order of precedence, at least one
   */
  public static void run(Object[] functions, Runnable... bodies) {
    Job lender = InPlace.lender();
    if (lender == null) {
      fork(functions, bodies);
      return;
    }
    Job mark = InPlace.newestFork(lender);
    int before = InPlace.begin(lender, mark);
    try {
      for (Runnable body : bodies) {
        body.run();
        InPlace.joinSince(lender, mark);
      }
    } catch (Throwable t) {
      throw InPlace.abandonSince(lender, mark, t);
    } finally {
      InPlace.end(lender, mark, before);
    }
  }

  /**
   * Runs two suppliers side by side and combines what they return.
   *
   * @param first the first supplier
   * @param second the second
   * @param combiner what to do with both results
   * @return what the combiner returns
   */
  public static int joinInt(IntSupplier first, IntSupplier second, IntBinaryOperator combiner) {
    Job lender = InPlace.lender();
    if (lender == null) {
      int[] results = new int[2];
      fork(
          new Object[] {first, second},
          () -> results[0] = first.getAsInt(),
          () -> results[1] = second.getAsInt());
      return combiner.applyAsInt(results[0], results[1]);
    }
    Job mark = InPlace.newestFork(lender);
    int before = InPlace.begin(lender, mark);
    int left;
    int right;
    try {
      left = first.getAsInt();
      InPlace.joinSince(lender, mark);
      right = second.getAsInt();
      InPlace.joinSince(lender, mark);
    } catch (Throwable t) {
      throw InPlace.abandonSince(lender, mark, t);
    } finally {
      InPlace.end(lender, mark, before);
    }
    return combiner.applyAsInt(left, right);
  }

  /**
   * Runs two suppliers side by side and combines what they return.
   *
   * @param first the first supplier
   * @param second the second
   * @param combiner what to do with both results
   * @return what the combiner returns
   */
  public static long joinLong(
      LongSupplier first, LongSupplier second, LongBinaryOperator combiner) {
    Job lender = InPlace.lender();
    if (lender == null) {
      long[] results = new long[2];
      fork(
          new Object[] {first, second},
          () -> results[0] = first.getAsLong(),
          () -> results[1] = second.getAsLong());
      return combiner.applyAsLong(results[0], results[1]);
    }
    Job mark = InPlace.newestFork(lender);
    int before = InPlace.begin(lender, mark);
    long left;
    long right;
    try {
      left = first.getAsLong();
      InPlace.joinSince(lender, mark);
      right = second.getAsLong();
      InPlace.joinSince(lender, mark);
    } catch (Throwable t) {
      throw InPlace.abandonSince(lender, mark, t);
    } finally {
      InPlace.end(lender, mark, before);
    }
    return combiner.applyAsLong(left, right);
  }

  /**
   * Runs two suppliers side by side and combines what they return.
   *
   * @param first the first supplier
   * @param second the second
   * @param combiner what to do with both results
   * @return what the combiner returns
   */
  public static double joinDouble(
      DoubleSupplier first, DoubleSupplier second, DoubleBinaryOperator combiner) {
    Job lender = InPlace.lender();
    if (lender == null) {
      double[] results = new double[2];
      fork(
          new Object[] {first, second},
          () -> results[0] = first.getAsDouble(),
          () -> results[1] = second.getAsDouble());
      return combiner.applyAsDouble(results[0], results[1]);
    }
    Job mark = InPlace.newestFork(lender);
    int before = InPlace.begin(lender, mark);
    double left;
    double right;
    try {
      left = first.getAsDouble();
      InPlace.joinSince(lender, mark);
      right = second.getAsDouble();
      InPlace.joinSince(lender, mark);
    } catch (Throwable t) {
      throw InPlace.abandonSince(lender, mark, t);
    } finally {
      InPlace.end(lender, mark, before);
    }
    return combiner.applyAsDouble(left, right);
  }

  /**
   * Runs two suppliers side by side and combines what they return.
   *
   * @param first the first supplier
   * @param second the second
   * @param combiner what to do with both results
   * @param <A> what the first returns
   * @param <B> what the second returns
   * @param <R> what the combiner returns
   * @return what the combiner returns
   */
  @SuppressWarnings({"unchecked", "NullAway"}) // each slot holds what its supplier returned
  public static <A extends @Nullable Object, B extends @Nullable Object, R extends @Nullable Object>
      R join(
          Supplier<? extends A> first,
          Supplier<? extends B> second,
          BiFunction<? super A, ? super B, ? extends R> combiner) {
    Object[] results = new Object[2];
    run(
        new Object[] {first, second},
        () -> results[0] = first.get(),
        () -> results[1] = second.get());
    return combiner.apply((A) results[0], (B) results[1]);
  }

  /** Runs bodies as jobs of their own, each in the name of the function it stands for. */
  private static void fork(Object[] functions, Runnable... bodies) {
    Job[] jobs = new Job[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      jobs[i] = new Branch(functions[i].getClass(), bodies[i]);
    }
    Siblings.run(functions[0].getClass(), jobs);
  }

  /** One body. */
  private static final class Branch extends Job {
    private final Class<?> function;
    private final Runnable body;

    Branch(Class<?> function, Runnable body) {
      this.function = function;
      this.body = body;
    }

    @Override
    protected Class<?> functionClass() {
      return function;
    }

    @Override
    protected void exec() {
      body.run();
    }
  }
}
