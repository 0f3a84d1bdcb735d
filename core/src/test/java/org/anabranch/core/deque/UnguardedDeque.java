package org.anabranch.core.deque;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;

/**
 * A deque whose owner does not compete for the last element: what Lincheck must find out. (Written
 * out, because Lincheck knows classes by name, so a mutant would pass for its original.)
 */
@Param(name = "element", gen = IntGen.class, conf = "1:3")
public class UnguardedDeque {
  private final AtomicInteger top = new AtomicInteger();
  private final AtomicInteger bottom = new AtomicInteger();
  private final AtomicReferenceArray<Integer> slots = new AtomicReferenceArray<>(64);

  @Operation(nonParallelGroup = "owner", params = "element")
  public boolean push(int element) {
    slots.set(bottom.get(), element);
    bottom.incrementAndGet();
    return true;
  }

  @Operation(nonParallelGroup = "owner")
  public Integer pop() {
    int b = bottom.decrementAndGet();
    if (top.get() <= b) {
      return slots.get(b);
    }
    bottom.set(top.get());
    return null;
  }

  @Operation
  public Integer steal() {
    for (; ; ) {
      int t = top.get();
      if (t >= bottom.get()) {
        return null;
      }
      Integer element = slots.get(t);
      if (top.compareAndSet(t, t + 1)) {
        return element;
      }
    }
  }
}
