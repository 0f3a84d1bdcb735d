package org.anabranch.benchmarks;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;

/** Functions of classes that nobody else has. */
public interface FunctionSource {
  /** Writes a value to each index. */
  IntConsumer effect(int[] source, int[] target);

  /** Writes a value to the index that an element names. */
  Consumer<Integer> elementEffect(int[] target);

  /** A value of each index. */
  IntToLongFunction longs(int[] source);

  /** A value of each index. */
  IntToDoubleFunction doubles(int[] source);
}
