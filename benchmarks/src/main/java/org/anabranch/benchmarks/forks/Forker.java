package org.anabranch.benchmarks.forks;

import org.jspecify.annotations.Nullable;

/**
 * One of at most two workers that compute Fibonacci numbers by forks, in one of several ways.
 *
 * <p>A sketch: no failures, no sleep, no joins out of order, no cancellation, and a worker that
 * waits takes whatever the other has.
 */
abstract class Forker {
  /** Turns of a wait between two yields: an unbounded spin could keep the other off its CPU. */
  private static final int SPINS = 1 << 10;

  private @Nullable Forker other;
  private volatile boolean over;

  /** fib(n); each number above 1 forks once. */
  abstract int compute(int n);

  /** Takes one fork from the other worker, if it has one to spare, and runs it. */
  abstract void help();

  @Nullable Forker other() {
    return other;
  }

  /** Starts a thread that helps this worker. */
  final void helpedBy(Forker helper) {
    other = helper;
    helper.other = this;
    Thread thread = new Thread(helper::helpUntilOver, "helper");
    thread.setDaemon(true);
    thread.start();
  }

  private void helpUntilOver() {
    int turn = 0;
    while (!over) {
      help();
      pause(turn++);
    }
  }

  /** Ends the helper of this worker. */
  final void end() {
    if (other != null) {
      other.over = true;
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // there may be fewer processors than workers
  static void pause(int turn) {
    if ((turn & (SPINS - 1)) == SPINS - 1) {
      Thread.yield();
    } else {
      Thread.onSpinWait();
    }
  }
}
