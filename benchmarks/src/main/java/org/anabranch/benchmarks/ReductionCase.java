package org.anabranch.benchmarks;

import java.util.function.DoubleSupplier;

/** One reduction and the ways to compute it; results travel as doubles. */
interface ReductionCase {
  /** The plain loop. */
  double loop();

  /** The JDK's stream. */
  double stream(boolean parallel);

  /** Our call. */
  double par();

  /** A stream that may be parallel. */
  @FunctionalInterface
  interface Stream {
    double run(boolean parallel);
  }

  /** Puts the three together. */
  static ReductionCase of(DoubleSupplier loop, Stream stream, DoubleSupplier par) {
    return new ReductionCase() {
      @Override
      public double loop() {
        return loop.getAsDouble();
      }

      @Override
      public double stream(boolean parallel) {
        return stream.run(parallel);
      }

      @Override
      public double par() {
        return par.getAsDouble();
      }
    };
  }

  /** The case of an operation, with {@code n} elements. */
  static ReductionCase of(String operation, int n) {
    return switch (operation) {
      case "min", "minIndex", "count", "indexOf", "isSorted", "reduce", "mapReduce" ->
          new IntReductions(n).of(operation);
      default -> new RealReductions(n).of(operation);
    };
  }
}
