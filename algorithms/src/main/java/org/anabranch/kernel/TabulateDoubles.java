package org.anabranch.kernel;

import java.util.function.IntToDoubleFunction;

/** Writes a function's values into an array. */
public abstract class TabulateDoubles {
  TabulateDoubles() {}

  /** Writes the values of {@code count} indices from {@code from} on, the first to {@code at}. */
  public abstract void run(
      int from, int count, IntToDoubleFunction function, double[] values, int at);
}
