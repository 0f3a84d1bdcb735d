package org.anabranch.examples.experiments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.anabranch.examples.StandardOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DequesTest {

  @ParameterizedTest
  @EnumSource
  void theOwnerTakesTheNewestAndAThiefTheOldest(TaskDeque.Kind kind) {
    TaskDeque deque = kind.create();
    assertNull(deque.pop());
    assertNull(deque.steal());
    for (int task = 0; task < 4; task++) {
      deque.push(task);
    }
    assertEquals(3, deque.pop());
    assertEquals(0, deque.steal());
    assertEquals(1, deque.steal());
    assertEquals(2, deque.pop());
    assertNull(deque.pop());
    assertNull(deque.steal());
    deque.push(9);
    assertEquals(9, deque.steal());
  }

  @ParameterizedTest
  @EnumSource
  void everyTaskRunsOnce(TaskDeque.Kind kind) {
    int count = 4_800;
    for (Deques.Task work : Deques.Task.values()) {
      double expected = IntStream.range(0, count).mapToDouble(work::run).sum();
      for (int workers : new int[] {1, 3}) {
        Deques.Outcome outcome = Deques.run(kind, work, count, workers);
        assertEquals(expected, outcome.sum(), kind + ", " + workers + " workers");
        assertEquals(count / 16, outcome.latency().getTotalCount(), "each sixteenth is sampled");
        assertTrue(workers > 1 || outcome.byOwner() == count);
      }
    }
  }

  @Test
  void aFullTextbookDequeRefuses() {
    TaskDeque deque = new TextbookDeque(1);
    for (int task = 0; task < TextbookDeque.CAPACITY; task++) {
      deque.push(task);
    }
    assertThrows(IllegalStateException.class, () -> deque.push(0));
  }

  @Test
  void mainPrintsARowForEachDequeAndNumberOfWorkers() {
    String output = StandardOutput.of(() -> Deques.main(new String[] {"500", "2", "1"}));
    assertEquals(2 * (2 + 4 * 2), output.lines().count(), output);
  }
}
