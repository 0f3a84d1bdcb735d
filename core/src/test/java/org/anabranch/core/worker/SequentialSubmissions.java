package org.anabranch.core.worker;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

/** What {@link SubmissionOperations} mean when nothing happens at the same time. */
public class SequentialSubmissions {
  private final Queue<Integer> numbers = new ArrayDeque<>(List.of(0, 1));

  public void add(int number) {
    numbers.add(number);
  }

  public int poll() {
    Integer number = numbers.poll();
    return number == null ? -1 : number;
  }

  public boolean takeBack(int number) {
    return numbers.remove(number);
  }
}
