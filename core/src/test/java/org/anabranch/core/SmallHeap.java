package org.anabranch.core;

import java.util.concurrent.atomic.AtomicLong;
import org.anabranch.core.loop.ElementLoop;

/**
 * A program for a heap of 64 MB: calls that capture a megabyte each, on pools that live on, and
 * calls that ask for more memory than there is.
 */
final class SmallHeap {
  private static final int PAYLOAD_BYTES = 1 << 20;
  private static final int KINDS = 5;
  private static final AtomicLong SEEN = new AtomicLong();

  private SmallHeap() {}

  /** Takes the number of calls; prints how many were right. */
  public static void main(String[] args) {
    int calls = Integer.parseInt(args[0]);
    try (WorkStealingPool pool = WorkStealingPool.create(3)) {
      for (int i = 0; i < calls; i++) {
        capture(pool, i);
      }
      int full = 0;
      for (int i = 0; i < calls / 100; i++) {
        full += asksForTooMuch(pool) ? 1 : 0;
      }
      for (int i = 0; i < KINDS; i++) {
        capture(pool, i);
      }
      System.out.println(SEEN.get() + " seen, full " + full + " times");
    }
  }

  private static void capture(WorkStealingPool pool, int i) {
    byte[] payload = new byte[PAYLOAD_BYTES];
    switch (i % KINDS) {
      case 0 ->
          pool.invoke(
              new Act(
                  self -> {
                    for (int child = 0; child < 10; child++) {
                      self.forking(child == 5 ? new Act(me -> see(payload)) : Act.quiet());
                    }
                  }));
      case 1 ->
          pool.submit(
                  () -> {
                    see(payload);
                    return payload;
                  })
              .join();
      case 2 -> pool.scope(scope -> scope.fork(() -> see(payload)));
      case 3 -> pool.run(() -> ElementLoop.run(0, 100, index -> see(payload, index)));
      default -> {
        try {
          pool.invoke(
              new Act(
                  self -> {
                    self.forking(new Act(me -> see(payload)));
                    self.forking(
                        new Act(
                            me -> {
                              throw new IllegalStateException("with " + payload.length);
                            }));
                  }));
        } catch (IllegalStateException e) {
          SEEN.incrementAndGet();
        }
      }
    }
  }

  private static void see(byte[] payload) {
    if (payload.length != PAYLOAD_BYTES) {
      throw new IllegalStateException("another payload");
    }
    SEEN.addAndGet(1);
  }

  private static void see(byte[] payload, long index) {
    if (index == 50) {
      see(payload);
    }
  }

  /** Forks tasks that each hold on to memory until there is none; whether the call said so. */
  private static boolean asksForTooMuch(WorkStealingPool pool) {
    try {
      pool.invoke(
          new Act(
              self -> {
                Object[] held = {};
                for (; ; ) {
                  self.forking(Act.quiet());
                  held = new Object[] {held, new byte[PAYLOAD_BYTES / 16]};
                }
              }));
      return false;
    } catch (OutOfMemoryError e) {
      return true;
    }
  }
}
