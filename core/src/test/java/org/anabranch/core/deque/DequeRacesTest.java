package org.anabranch.core.deque;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Races, forced: the condition of a steal runs after the thief has read the element and before it
 * tries to take it, so whatever a test does there happens in the middle of that steal.
 */
@Tag("races")
class DequeRacesTest {

  /** A steal in the middle of which something else happens. */
  private static <T> Steal<T> stealWhile(ChaseLevDeque<T> deque, Runnable meanwhile) {
    return deque.steal(
        read -> {
          meanwhile.run();
          return true;
        });
  }

  @ParameterizedTest
  @EnumSource
  void theOwnerTakesTheLastElementFromUnderAThief(DequeKind kind) {
    ChaseLevDeque<String> deque = kind.holding(2);
    deque.push("x");
    assertTrue(stealWhile(deque, () -> assertEquals("x", deque.pop())).isRetry());
    assertTrue(deque.steal().isEmpty());
  }

  @ParameterizedTest
  @EnumSource
  void aFasterThiefTakesTheElementFromUnderASlowOne(DequeKind kind) {
    ChaseLevDeque<String> deque = kind.holding(2);
    deque.push("x");
    deque.push("y");
    Steal<String> slow = stealWhile(deque, () -> assertEquals("x", deque.steal().element()));
    assertTrue(slow.isRetry());
    assertEquals("y", deque.steal().element());
  }

  @ParameterizedTest
  @EnumSource
  void popsAboveDoNotDisturbAThief(DequeKind kind) {
    ChaseLevDeque<String> deque = kind.holding(4);
    List.of("a", "b", "c").forEach(deque::push);
    Steal<String> steal =
        stealWhile(
            deque,
            () -> {
              assertEquals("c", deque.pop());
              assertEquals("b", deque.pop());
            });
    assertEquals("a", steal.element());
    assertNull(deque.pop());
  }

  @ParameterizedTest
  @EnumSource(names = "GROWABLE.*", mode = EnumSource.Mode.MATCH_ALL)
  void aThiefThatReadBeforeGrowthStillGetsItsElement(DequeKind kind) {
    ChaseLevDeque<Integer> deque = kind.withSlots(2);
    deque.push(0);
    Steal<Integer> steal = stealWhile(deque, () -> List.of(1, 2, 3, 4).forEach(deque::push));
    assertEquals(0, steal.element());
    assertEquals(8, DequeProbe.capacity(deque));
    for (int expected = 1; expected <= 4; expected++) {
      assertEquals(expected, deque.steal().element());
    }
    assertTrue(deque.steal().isEmpty());
  }

  @ParameterizedTest
  @EnumSource(names = "GROWABLE.*", mode = EnumSource.Mode.MATCH_ALL)
  void whatIsStolenThroughAnOldArrayIsNotRetainedByTheNewOne(DequeKind kind) {
    ChaseLevDeque<Integer> deque = kind.withSlots(1);
    deque.push(0);
    assertEquals(0, stealWhile(deque, () -> deque.push(1)).element());
    assertTrue(DequeProbe.retained(deque).contains(0), "the steal has gone by the old array");
    assertEquals(1, deque.pop());
    assertEquals(List.of(), DequeProbe.retained(deque));
  }

  @ParameterizedTest
  @EnumSource
  void aSlotUsedAgainIsNotMistakenForTheOldElement(DequeKind kind) {
    ChaseLevDeque<String> deque = kind.withSlots(1);
    deque.push("old");
    Steal<String> steal =
        stealWhile(
            deque,
            () -> {
              assertEquals("old", deque.pop());
              assertTrue(deque.push("new"));
            });
    assertTrue(steal.isRetry());
    assertEquals("new", deque.steal().element());
  }

  @ParameterizedTest
  @EnumSource
  void theSameObjectInTheSameSlotIsNotMistakenForTheOldElement(DequeKind kind) {
    ChaseLevDeque<String> deque = kind.withSlots(1);
    deque.push("same");
    Steal<String> steal =
        stealWhile(
            deque,
            () -> {
              assertEquals("same", deque.steal().element());
              assertTrue(deque.push("same"));
            });
    assertTrue(steal.isRetry());
    assertEquals("same", deque.pop(), "the slow thief has not erased the second push");
  }

  @ParameterizedTest
  @EnumSource
  void aConditionThatChangesItsMindTooLateLosesNothing(DequeKind kind) {
    ChaseLevDeque<String> deque = kind.holding(2);
    deque.push("x");
    Supplier<Steal<String>> unwanted = () -> deque.steal(read -> deque.pop() == null);
    assertTrue(unwanted.get().isEmpty());
    assertFalse(deque.steal().isRetry());
  }

  @ParameterizedTest
  @EnumSource
  void aConditionThatThrowsTakesNothing(DequeKind kind) {
    ChaseLevDeque<String> deque = kind.holding(2);
    deque.push("x");
    RuntimeException thrown = new IllegalStateException("condition");
    try {
      deque.steal(
          read -> {
            throw thrown;
          });
    } catch (IllegalStateException e) {
      assertEquals(thrown, e);
    }
    assertEquals("x", deque.pop());
  }
}
