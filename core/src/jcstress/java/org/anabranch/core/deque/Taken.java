package org.anabranch.core.deque;

/** What a taker came away with, as a number for the outcome. */
final class Taken {
  private Taken() {}

  /** The element, or 0 for none. */
  static int by(Integer element) {
    return element == null ? 0 : element;
  }

  /** What is left on a deque, oldest digit first: 23 for the elements 2 and 3. */
  static int rest(ChaseLevDeque<Integer> deque) {
    int digits = 0;
    int weight = 1;
    for (Integer left = deque.pop(); left != null; left = deque.pop()) {
      digits += weight * left;
      weight *= 10;
    }
    return digits;
  }
}
