package org.anabranch.kernel;

import java.util.function.DoubleUnaryOperator;

/** Writes a function's values of the elements of a row. */
public final class MapRows {
  /** Over rows of floats. */
  public static final OfFloats FLOATS = new FloatLoop();

  /** Over rows of doubles. */
  public static final OfDoubles DOUBLES = new DoubleLoop();

  private MapRows() {}

  /** The shape of {@link #FLOATS}. */
  public abstract static class OfFloats {
    OfFloats() {}

    /** Writes the values of a range, rounded, from an index of the target on. */
    public abstract void run(
        float[] a, int from, int to, float[] out, int at, DoubleUnaryOperator f);
  }

  /** The shape of {@link #DOUBLES}. */
  public abstract static class OfDoubles {
    OfDoubles() {}

    /** Writes the values of a range, from an index of the target on. */
    public abstract void run(
        double[] a, int from, int to, double[] out, int at, DoubleUnaryOperator f);
  }

  private static final class FloatLoop extends OfFloats {
    @Override
    public void run(float[] a, int from, int to, float[] out, int at, DoubleUnaryOperator f) {
      for (int i = from; i < to; i++) {
        out[at + (i - from)] = (float) f.applyAsDouble(a[i]);
      }
    }
  }

  private static final class DoubleLoop extends OfDoubles {
    @Override
    public void run(double[] a, int from, int to, double[] out, int at, DoubleUnaryOperator f) {
      for (int i = from; i < to; i++) {
        out[at + (i - from)] = f.applyAsDouble(a[i]);
      }
    }
  }
}
