package org.anabranch.examples;

import java.util.function.Supplier;

/**
 * One row of the showcase: the same computation written three times. The plain loop is the truth
 * the other two are measured against and {@code par} is checked against.
 *
 * @param name what the table calls it
 * @param about what it computes, in a line below the table
 * @param plain the sequential loop anyone would write
 * @param stream the same as a parallel stream
 * @param par the same with {@code Par}
 * @param flop how many floating-point operations that takes, 0 where nobody counts them
 * @param <R> the result, compared by {@code equals}
 */
record Operation<R>(
    String name,
    String about,
    Supplier<R> plain,
    Supplier<R> stream,
    Supplier<R> par,
    double flop) {

  /** An operation whose floating-point operations nobody counts. */
  Operation(String name, String about, Supplier<R> plain, Supplier<R> stream, Supplier<R> par) {
    this(name, about, plain, stream, par, 0);
  }
}
