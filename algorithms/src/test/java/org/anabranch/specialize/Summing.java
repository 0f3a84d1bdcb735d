package org.anabranch.specialize;

import java.util.function.IntToLongFunction;

/** A kernel's shape, for tests. */
abstract class Summing {
  abstract long sum(int from, int to, IntToLongFunction function);
}
