package org.anabranch.core.deque;

import java.util.ArrayDeque;
import java.util.Deque;

/** What {@link DequeOperations} mean when nothing happens at the same time. */
public class SequentialDeque {
  private final Deque<Integer> elements = new ArrayDeque<>();

  public boolean push(int element) {
    elements.addLast(element);
    return true;
  }

  public Integer pop() {
    return elements.pollLast();
  }

  public Integer steal() {
    return elements.pollFirst();
  }
}
