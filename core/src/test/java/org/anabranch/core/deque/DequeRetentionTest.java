package org.anabranch.core.deque;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.fail;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What was taken is let go of: a large payload behind a weak reference is cleared. */
class DequeRetentionTest {
  private static final int PAYLOAD_BYTES = 1 << 20;
  private static final int COLLECTIONS = 200;

  private static WeakReference<byte[]> pushPayload(ChaseLevDeque<byte[]> deque) {
    byte[] payload = new byte[PAYLOAD_BYTES];
    deque.push(payload);
    return new WeakReference<>(payload);
  }

  private static void assertCleared(WeakReference<byte[]> payload, ChaseLevDeque<?> deque) {
    try {
      for (int i = 0; i < COLLECTIONS && payload.get() != null; i++) {
        System.gc();
      }
      if (payload.get() != null) {
        fail("still reachable; slots hold " + DequeProbe.retained(deque));
      }
    } finally {
      Reference.reachabilityFence(deque);
    }
  }

  @ParameterizedTest
  @EnumSource
  void afterPop(DequeKind kind) {
    ChaseLevDeque<byte[]> deque = kind.holding(2);
    WeakReference<byte[]> payload = pushPayload(deque);
    assertNotNull(deque.pop());
    assertCleared(payload, deque);
  }

  @ParameterizedTest
  @EnumSource
  void afterPopOfOneAmongOthers(DequeKind kind) {
    ChaseLevDeque<byte[]> deque = kind.holding(2);
    deque.push(new byte[1]);
    WeakReference<byte[]> payload = pushPayload(deque);
    assertNotNull(deque.pop());
    assertCleared(payload, deque);
  }

  @ParameterizedTest
  @EnumSource
  void afterSteal(DequeKind kind) {
    ChaseLevDeque<byte[]> deque = kind.holding(2);
    WeakReference<byte[]> payload = pushPayload(deque);
    deque.push(new byte[1]);
    assertNotNull(deque.steal().element());
    assertCleared(payload, deque);
  }

  @ParameterizedTest
  @EnumSource
  void afterStealHalf(DequeKind kind) {
    ChaseLevDeque<byte[]> deque = kind.holding(2);
    WeakReference<byte[]> payload = pushPayload(deque);
    assertEquals(1, deque.stealHalf(stolen -> assertEquals(PAYLOAD_BYTES, stolen.length)));
    assertCleared(payload, deque);
  }

  @ParameterizedTest
  @EnumSource(names = "GROWABLE.*", mode = EnumSource.Mode.MATCH_ALL)
  void afterGrowth(DequeKind kind) {
    ChaseLevDeque<byte[]> deque = kind.withSlots(1);
    List<WeakReference<byte[]>> payloads = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      payloads.add(pushPayload(deque));
    }
    assertNotNull(deque.steal().element());
    assertCleared(payloads.get(0), deque);
    for (int i = 1; i < 5; i++) {
      assertNotNull(deque.pop());
    }
    for (WeakReference<byte[]> payload : payloads) {
      assertCleared(payload, deque);
    }
  }
}
