package org.anabranch.kernel;

import java.util.function.IntConsumer;

/** Calls a body for each index of a range, in order. */
public abstract class EachIndex {
  EachIndex() {}

  /** Calls the body for each index. */
  public abstract void run(int from, int to, IntConsumer body);
}
