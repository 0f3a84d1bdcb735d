package org.anabranch.core.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.anabranch.core.Forced;
import org.anabranch.core.recording.Recording.Kind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A ring keeps the newest events, whole, also while its writer goes on. */
@Tag("machine")
class RingTest {
  private static final int CAPACITY = 256;
  private static final List<Kind> KINDS = List.of(Kind.values());

  private static void add(Ring ring, long n) {
    ring.add(n, KINDS.get((int) (n % 7)), n, -n, n % 3 == 0 ? Long.valueOf(n) : null);
  }

  /** Checks every event and returns their times. */
  private static List<Long> drained(Ring ring, long droppedAtLeast) {
    List<Long> times = new ArrayList<>();
    long dropped =
        ring.drain(
            (time, kind, task, other, tag) -> {
              assertEquals(KINDS.get((int) (time % 7)), kind);
              assertEquals(time, task);
              assertEquals(-time, other);
              assertEquals(time % 3 == 0 ? Long.valueOf(time) : null, tag);
              times.add(time);
            });
    assertTrue(dropped >= droppedAtLeast, "dropped " + dropped);
    for (int i = 0; i < times.size(); i++) {
      assertEquals(dropped + i, times.get(i));
    }
    return times;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 63, 64, 65, 254, 255, 256, 257, 600})
  void theNewestAreKeptInOrder(int events) {
    Ring ring = new Ring(CAPACITY);
    for (long n = 0; n < events; n++) {
      add(ring, n);
    }
    List<Long> times = drained(ring, Math.max(0, events - CAPACITY));
    assertEquals(Math.min(events, CAPACITY - 1), times.size());
    add(ring, events);
    assertEquals(0, ring.drain((time, kind, task, other, tag) -> times.clear()), "it is closed");
    assertEquals(Math.min(events, CAPACITY - 1), times.size());
  }

  @Test
  void theReaderSeesWholeEventsOfABusyWriter() throws InterruptedException {
    for (int round = 0; round < 100; round++) {
      Ring ring = new Ring(CAPACITY);
      CountDownLatch busy = new CountDownLatch(1);
      int before = round * 10;
      boolean[] over = new boolean[1];
      Thread writer =
          new Thread(
              () -> {
                for (long n = 0; !isOver(over); n++) {
                  add(ring, n);
                  if (n == before) {
                    busy.countDown();
                  }
                }
              });
      writer.start();
      Forced.await(busy);
      drained(ring, 0);
      synchronized (over) {
        over[0] = true;
      }
      writer.join();
    }
  }

  private static boolean isOver(boolean[] over) {
    synchronized (over) {
      return over[0];
    }
  }
}
