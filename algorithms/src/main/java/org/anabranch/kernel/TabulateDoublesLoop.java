package org.anabranch.kernel;

import java.util.function.IntToDoubleFunction;

/** The loop of {@link TabulateDoubles}. */
final class TabulateDoublesLoop extends TabulateDoubles {
  @Override
  public void run(int from, int count, IntToDoubleFunction function, double[] values, int at) {
    for (int i = 0; i < count; i++) {
      values[at + i] = function.applyAsDouble(from + i);
    }
  }
}
