package org.anabranch.core.deque;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a deque promises when nobody interferes, for every kind of deque. */
class ChaseLevDequeTest {

  private static <T> void pushAll(ChaseLevDeque<T> deque, List<T> elements) {
    for (T element : elements) {
      assertTrue(deque.push(element));
    }
  }

  private static List<Integer> upTo(int n) {
    return IntStream.range(0, n).boxed().toList();
  }

  private static <T> List<T> popAll(ChaseLevDeque<T> deque) {
    List<T> popped = new ArrayList<>();
    for (T element = deque.pop(); element != null; element = deque.pop()) {
      popped.add(element);
    }
    return popped;
  }

  private static <T> List<T> stealAll(Stealer<T> deque) {
    List<T> stolen = new ArrayList<>();
    for (T element = deque.steal().element(); element != null; element = deque.steal().element()) {
      stolen.add(element);
    }
    return stolen;
  }

  @ParameterizedTest
  @EnumSource
  void beginsEmpty(DequeKind kind) {
    ChaseLevDeque<String> deque = kind.holding(4);
    assertEquals(0, deque.size());
    assertNull(deque.pop());
    assertTrue(deque.steal().isEmpty());
    assertEquals(0, deque.stealHalf(stolen -> assertNull(stolen)));
  }

  @ParameterizedTest
  @EnumSource
  void popIsLifo(DequeKind kind) {
    ChaseLevDeque<Integer> deque = kind.holding(8);
    pushAll(deque, upTo(8));
    assertEquals(List.of(7, 6, 5, 4, 3, 2, 1, 0), popAll(deque));
  }

  @ParameterizedTest
  @EnumSource
  void stealIsFifo(DequeKind kind) {
    ChaseLevDeque<Integer> deque = kind.holding(8);
    pushAll(deque, upTo(8));
    assertEquals(upTo(8), stealAll(deque.stealer()));
  }

  @ParameterizedTest
  @EnumSource
  void popAndStealMeetInTheMiddle(DequeKind kind) {
    ChaseLevDeque<Integer> deque = kind.holding(5);
    pushAll(deque, upTo(5));
    assertEquals(0, deque.steal().element());
    assertEquals(4, deque.pop());
    assertEquals(1, deque.steal().element());
    assertEquals(3, deque.pop());
    assertEquals(2, deque.steal().element());
    assertNull(deque.pop());
    assertTrue(deque.steal().isEmpty());
  }

  @ParameterizedTest
  @EnumSource
  void sizeCountsWhatIsThere(DequeKind kind) {
    ChaseLevDeque<Integer> deque = kind.holding(4);
    pushAll(deque, upTo(4));
    assertEquals(4, deque.size());
    deque.pop();
    deque.steal();
    assertEquals(2, deque.size());
  }

  @ParameterizedTest
  @EnumSource
  void canBeUsedAgainAfterItRanEmpty(DequeKind kind) {
    ChaseLevDeque<Integer> deque = kind.holding(2);
    for (int round = 0; round < 10; round++) {
      assertNull(deque.pop());
      assertNull(deque.pop());
      pushAll(deque, List.of(round, -round));
      assertEquals(round, deque.steal().element());
      assertEquals(-round, deque.pop());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theSameObjectMayBePushedTwice(DequeKind kind) {
    ChaseLevDeque<String> deque = kind.holding(3);
    pushAll(deque, List.of("x", "x", "x"));
    assertSame("x", deque.steal().element());
    assertSame("x", deque.pop());
    assertSame("x", deque.steal().element());
    assertNull(deque.pop());
  }

  @ParameterizedTest
  @EnumSource
  void behavesLikeASequentialDequeUnderRandomOperations(DequeKind kind) {
    for (long seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      ChaseLevDeque<Integer> deque = kind.withSlots(4);
      Deque<Integer> oracle = new ArrayDeque<>();
      String where = kind + ", seed " + seed;
      for (int i = 0; i < 60; i++) {
        switch (random.nextInt(4)) {
          case 0, 1 -> {
            boolean room = kind.isGrowable() || oracle.size() < 4;
            assertEquals(room, deque.push(i), where);
            if (room) {
              oracle.addLast(i);
            }
          }
          case 2 -> assertEquals(oracle.pollLast(), deque.pop(), where);
          default -> assertEquals(oracle.pollFirst(), deque.steal().element(), where);
        }
        assertEquals(oracle.size(), deque.size(), where);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void anElementThatIsNotWantedStays(DequeKind kind) {
    ChaseLevDeque<Integer> deque = kind.holding(2);
    pushAll(deque, List.of(1, 2));
    assertTrue(deque.steal(oldest -> oldest == 2).isEmpty());
    assertEquals(2, deque.size());
    assertEquals(1, deque.steal(oldest -> oldest == 1).element());
    assertEquals(2, deque.pop());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 7, 8})
  void stealHalfTakesTheOlderHalfRoundedUp(int n) {
    ChaseLevDeque<Integer> deque = ChaseLevDeque.growable();
    pushAll(deque, upTo(n));
    List<Integer> stolen = new ArrayList<>();
    int half = (n + 1) / 2;
    assertEquals(half, deque.stealHalf(stolen::add));
    assertEquals(upTo(half), stolen);
    assertEquals(n - half, popAll(deque).size());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 64})
  void aFixedDequeRefusesWhatIsTooMuch(int capacity) {
    ChaseLevDeque<Integer> deque = ChaseLevDeque.fixed(capacity);
    int slots = DequeProbe.capacity(deque);
    assertTrue(slots >= capacity && slots < 2 * capacity, () -> slots + " slots");
    pushAll(deque, upTo(slots));
    assertFalse(deque.push(-1));
    assertEquals(slots - 1, deque.pop());
    assertTrue(deque.push(-1));
    assertFalse(deque.push(-2));
    assertEquals(slots == 1 ? -1 : 0, deque.steal().element());
    assertTrue(deque.push(-2));
  }

  @Test
  void aGrowableDequeDoublesOnlyWhenItIsFull() {
    ChaseLevDeque<Integer> deque = new ChaseLevDeque<>(2, true, 0);
    for (int i = 0; i < 100; i++) {
      pushAll(deque, List.of(i, -i));
      deque.steal();
      deque.pop();
    }
    assertEquals(2, DequeProbe.capacity(deque));
    pushAll(deque, upTo(3));
    assertEquals(4, DequeProbe.capacity(deque));
  }

  @ParameterizedTest
  @EnumSource(names = "GROWABLE.*", mode = EnumSource.Mode.MATCH_ALL)
  void growsWithStealsInBetween(DequeKind kind) {
    ChaseLevDeque<Integer> deque = kind.withSlots(1);
    List<Integer> taken = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      deque.push(i);
      if (i % 3 == 0) {
        taken.add(deque.steal().element());
      }
    }
    taken.addAll(stealAll(deque));
    assertEquals(upTo(1000), taken);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, (1 << 30) + 1})
  void aCapacityOutOfRangeIsRefused(int capacity) {
    var thrown = assertThrows(IllegalArgumentException.class, () -> ChaseLevDeque.fixed(capacity));
    assertTrue(thrown.getMessage().contains(Integer.toString(capacity)), thrown.getMessage());
  }

  @Test
  void nullIsRefused() {
    ChaseLevDeque<String> deque = ChaseLevDeque.growable();
    assertThrows(NullPointerException.class, () -> deque.push(null));
    assertEquals(0, deque.size());
  }

  @Test
  void saysWhatItIs() {
    ChaseLevDeque<String> deque = ChaseLevDeque.growable();
    deque.push("x");
    assertEquals("ChaseLevDeque(size=1)", deque.toString());
    assertEquals("Steal(x)", deque.steal().toString());
    assertEquals("EMPTY", deque.steal().toString());
  }
}
