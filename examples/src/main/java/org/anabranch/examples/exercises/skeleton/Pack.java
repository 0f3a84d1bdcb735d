package org.anabranch.examples.exercises.skeleton;

import org.anabranch.core.ForkTask;
import org.anabranch.examples.exercises.Numbers;

/** Exercise 4: the even ones of some numbers, in their order. */
public final class Pack extends ForkTask<Numbers> {
  private final Numbers a;

  private Pack(Numbers a) {
    this.a = a;
  }

  /** The even numbers. */
  public static Numbers solve(Numbers a) {
    return new Pack(a).invoke();
  }

  /** Yours to change: one loop to count and one to write. */
  @Override
  protected Numbers compute() {
    int even = 0;
    for (int i = 0; i < a.length(); i++) {
      even += a.get(i) % 2 == 0 ? 1 : 0;
    }
    Numbers packed = a.blank(even);
    int next = 0;
    for (int i = 0; i < a.length(); i++) {
      long number = a.get(i);
      if (number % 2 == 0) {
        packed.set(next++, number);
      }
    }
    return packed;
  }
}
