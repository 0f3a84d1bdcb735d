package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.anabranch.core.mutant.Mutant;
import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.junit.jupiter.api.Test;

/** All threads see one order of what happens to the queue of submissions: Lincheck. */
class SubmissionLinearizabilityTest {

  private static ModelCheckingOptions modelChecking() {
    return new ModelCheckingOptions()
        .sequentialSpecification(SequentialSubmissions.class)
        .threads(3)
        .actorsPerThread(2)
        .actorsBefore(1)
        .actorsAfter(2)
        .iterations(3)
        .invocationsPerIteration(150);
  }

  @Test
  void isLinearizableInManyInterleavings() {
    modelChecking().check(SubmissionOperations.class);
  }

  @Test
  void aQueueThatLooksBeforeItTakesIsFoundOut() {
    Class<?> mutant =
        Mutant.that("looks before it takes")
            .replace(
                SubmissionQueue.class,
                "SubmittedJob job = queue.isEmpty() ? null : queue.poll();",
                "SubmittedJob job = queue.peek(); queue.poll();")
            .load(SubmissionOperations.class);
    LincheckAssertionError error =
        assertThrows(
            LincheckAssertionError.class,
            () ->
                modelChecking()
                    .iterations(100) // it ends with the first that fails
                    .minimizeFailedScenario(false)
                    .check(mutant));
    assertTrue(error.getMessage().contains("Invalid execution results"), error.getMessage());
  }
}
