package org.anabranch.benchmarks;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;

/** Loaded anew for each {@link FunctionSource}, and with it the classes of its lambdas. */
public final class FunctionTemplate implements FunctionSource {
  /** A template. */
  public FunctionTemplate() {}

  @Override
  public IntConsumer effect(int[] source, int[] target) {
    return i -> target[i] = source[i] * 31 + i;
  }

  @Override
  public Consumer<Integer> elementEffect(int[] target) {
    return i -> target[i] = i;
  }

  @Override
  public IntToLongFunction longs(int[] source) {
    return i -> source[i] * 31L ^ i;
  }

  @Override
  public IntToDoubleFunction doubles(int[] source) {
    return i -> source[i] * 0.5;
  }
}
