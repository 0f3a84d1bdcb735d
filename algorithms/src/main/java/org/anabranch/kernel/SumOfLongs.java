package org.anabranch.kernel;

import java.util.function.IntToLongFunction;

/** Adds up a function's values. */
public abstract class SumOfLongs {
  SumOfLongs() {}

  /** The wrapping sum of the function's values. */
  public abstract long sum(int from, int to, IntToLongFunction function);
}
