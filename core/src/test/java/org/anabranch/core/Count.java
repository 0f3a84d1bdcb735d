package org.anabranch.core;

import java.util.concurrent.atomic.AtomicInteger;

/** An action that counts its runs. */
final class Count extends ForkAction {
  private final AtomicInteger counter;

  Count(AtomicInteger counter) {
    this.counter = counter;
  }

  @Override
  protected void compute() {
    counter.incrementAndGet();
  }

  static void forkAndJoin(ForkAction parent, ForkTask<?> task, ForkAction action) {
    parent.fork(task);
    parent.fork(action);
    parent.join(action);
    parent.join(task);
  }
}
