package org.anabranch.core.deque;

import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;

/**
 * The operations of the real deque as Lincheck calls them: push and pop by one thread at a time,
 * which is the owner, steal by all. An attempt that lost a race is no answer; it is tried again.
 */
@Param(name = "element", gen = IntGen.class, conf = "1:3")
public class DequeOperations {
  private final ChaseLevDeque<Integer> deque = new ChaseLevDeque<>(1, true, 0);

  @Operation(nonParallelGroup = "owner", params = "element")
  public boolean push(int element) {
    return deque.push(element);
  }

  @Operation(nonParallelGroup = "owner")
  public Integer pop() {
    return deque.pop();
  }

  @Operation
  public Integer steal() {
    Steal<Integer> attempt = deque.steal();
    while (attempt.isRetry()) {
      attempt = deque.steal();
    }
    return attempt.element();
  }
}
