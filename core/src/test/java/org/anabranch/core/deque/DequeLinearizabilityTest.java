package org.anabranch.core.deque;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Owner and thieves see one order of all operations: Lincheck, on the real class. */
class DequeLinearizabilityTest {

  private static ModelCheckingOptions modelChecking() {
    return new ModelCheckingOptions()
        .sequentialSpecification(SequentialDeque.class)
        .threads(3)
        .actorsPerThread(3)
        .actorsBefore(2)
        .actorsAfter(2)
        .iterations(2)
        .invocationsPerIteration(150);
  }

  @Test
  void isLinearizableInManyInterleavings() {
    modelChecking().check(DequeOperations.class);
  }

  @Tag("long")
  @Test
  void isLinearizableUnderStress() {
    new StressOptions()
        .sequentialSpecification(SequentialDeque.class)
        .threads(3)
        .actorsPerThread(3)
        .actorsBefore(2)
        .actorsAfter(2)
        .iterations(2)
        .invocationsPerIteration(400)
        .check(DequeOperations.class);
  }

  @Test
  void aDequeWhosePopDoesNotCompeteIsFoundOut() {
    LincheckAssertionError error =
        assertThrows(
            LincheckAssertionError.class,
            () ->
                modelChecking()
                    .threads(2)
                    .actorsPerThread(1)
                    .actorsBefore(1)
                    .actorsAfter(0)
                    .iterations(200) // it ends with the first that fails
                    .minimizeFailedScenario(false)
                    .check(UnguardedDeque.class));
    assertTrue(error.getMessage().contains("Invalid execution results"), error.getMessage());
  }
}
