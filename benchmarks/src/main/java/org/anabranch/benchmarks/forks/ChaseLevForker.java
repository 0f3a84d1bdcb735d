package org.anabranch.benchmarks.forks;

import org.anabranch.core.deque.ChaseLevDeque;

/** Every fork is an object on a Chase-Lev deque, and its join pops it. */
final class ChaseLevForker extends Forker {
  private final ChaseLevDeque<Fork> deque = ChaseLevDeque.growable();

  /** One fork. */
  private static final class Fork {
    final int n;
    int result;
    volatile boolean done;

    Fork(int n) {
      this.n = n;
    }
  }

  @Override
  int compute(int n) {
    if (n < 2) {
      return n;
    }
    Fork fork = new Fork(n - 2);
    deque.push(fork);
    int left = compute(n - 1);
    return left + (deque.pop() == fork ? compute(n - 2) : await(fork));
  }

  /** The older forks of this worker are stolen, too: its deque is empty. */
  private int await(Fork fork) {
    for (int turn = 0; !fork.done; turn++) {
      help();
      pause(turn);
    }
    return fork.result;
  }

  @Override
  void help() {
    if (other() instanceof ChaseLevForker victim) {
      Fork fork = victim.deque.steal().element();
      if (fork != null) {
        fork.result = compute(fork.n);
        fork.done = true;
      }
    }
  }
}
