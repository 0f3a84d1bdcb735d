package org.anabranch.core.shim;

import java.util.ArrayList;
import java.util.List;

/**
 * Every schedule with at most so many preemptions, depth first.
 *
 * <p>A preemption is a switch away from a thread that could have gone on; switches where it could
 * not are free. Most concurrency errors need very few preemptions. Source: Musuvathi and Qadeer,
 * "Iterative context bounding for systematic testing of multithreaded programs", PLDI 2007.
 */
final class BoundedSearch implements Choices {
  private final int bound;
  private final List<Choice> path = new ArrayList<>();
  private boolean begun;
  private int depth;
  private int preemptions;

  /** A point with several threads to choose from. */
  private static final class Choice {
    final int enabled;
    int chosen;
    int untried;

    Choice(int enabled, int chosen, int untried) {
      this.enabled = enabled;
      this.chosen = chosen;
      this.untried = untried;
    }
  }

  BoundedSearch(int bound) {
    this.bound = bound;
  }

  @Override
  public boolean next() {
    depth = 0;
    preemptions = 0;
    if (!begun) {
      begun = true;
      return true;
    }
    while (!path.isEmpty()) {
      Choice last = path.get(path.size() - 1);
      if (last.untried != 0) {
        last.chosen = Integer.numberOfTrailingZeros(last.untried);
        last.untried &= last.untried - 1;
        return true;
      }
      path.remove(path.size() - 1);
    }
    return false;
  }

  @Override
  public int choose(int current, int enabled) {
    if (Integer.bitCount(enabled) == 1) {
      return Integer.numberOfTrailingZeros(enabled);
    }
    if (depth == path.size()) {
      int first = current == NOBODY ? Integer.numberOfTrailingZeros(enabled) : current;
      boolean free = current == NOBODY || preemptions < bound;
      path.add(new Choice(enabled, first, free ? enabled & ~(1 << first) : 0));
    }
    Choice choice = path.get(depth++);
    if (choice.enabled != enabled) {
      throw new IllegalStateException("the scenario does not do the same in the same schedule");
    }
    if (current != NOBODY && choice.chosen != current) {
      preemptions++;
    }
    return choice.chosen;
  }

  @Override
  public String toString() {
    return "all schedules with at most " + bound + " preemptions";
  }
}
