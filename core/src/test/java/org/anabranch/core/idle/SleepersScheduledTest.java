package org.anabranch.core.idle;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.anabranch.core.Rounds;
import org.anabranch.core.idle.IdleWorkers.Flaw;
import org.anabranch.core.idle.IdleWorkers.OneJob;
import org.anabranch.core.idle.IdleWorkers.ThreeJobs;
import org.anabranch.core.mutant.Mutant;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The sleep protocol under every schedule with a few preemptions, and without each of its parts.
 */
@Tag("scheduled")
class SleepersScheduledTest {
  private static final long FOR_EVER = Long.MAX_VALUE;
  private static final long KEEP_ALIVE = 1_000;

  @ParameterizedTest
  @CsvSource({"1,1,3", "1,2,2", "2,1,2", "2,2,1", "1,3,1"})
  void noWakeUpIsLost(int publishers, int workers, int preemptions) {
    Explorer.exhaustive(preemptions)
        .check(new IdleWorkers(publishers, workers, FOR_EVER, Flaw.NONE));
  }

  @ParameterizedTest
  @CsvSource({"2,3,1", "3,3,2", "4,4,3"})
  void noWakeUpIsLostInRandomSchedules(int publishers, int workers, long seed) {
    Explorer.random(seed, Rounds.usualOrLong(600, 20_000))
        .check(new IdleWorkers(publishers, workers, FOR_EVER, Flaw.NONE));
  }

  @ParameterizedTest
  @CsvSource({"1,1,2", "2,1,1", "1,2,1"})
  void aTimeOutThatRacesWithAWakeLosesNothing(int publishers, int workers, int preemptions) {
    Explorer.exhaustive(preemptions)
        .check(new IdleWorkers(publishers, workers, KEEP_ALIVE, Flaw.NONE));
  }

  @Test
  void cancelAndWakeAgreeOnWhoWasFaster() {
    Explorer.exhaustive(4).check(new CancelAndWake());
  }

  @Test
  void aWaitingForkerIsWokenAndHidesNoIdleWorker() {
    Explorer.exhaustive(1).check(new WaitingForker());
    Explorer.random(4, Rounds.usualOrLong(600, 20_000)).check(new WaitingForker());
  }

  /** The version is no part of any argument: of three bits it wraps in each schedule, unnoticed. */
  @Test
  void aVersionThatWrapsLosesNothing() {
    Mutant narrow =
        Mutant.that("the version has three bits")
            .replace(SleepWord.class, "VERSION = 1L << 32", "VERSION = 1L << 61");
    Explorer.exhaustive(2).check(narrow.instantiate(OneJob.class, Scenario.class));
    Explorer.random(6, Rounds.usualOrLong(400, 10_000))
        .check(narrow.instantiate(ThreeJobs.class, Scenario.class));
  }

  static Stream<Arguments> flaws() {
    return Stream.of(
        arguments(Flaw.LOOKS_BEFORE_IT_PUBLISHES, 1, 1, FOR_EVER),
        arguments(Flaw.DOES_NOT_LOOK_AGAIN, 1, 1, FOR_EVER),
        arguments(Flaw.LOOKS_AGAIN_BEFORE_IT_ANNOUNCES, 1, 1, FOR_EVER),
        arguments(Flaw.LAST_SEARCHER_PASSES_NOTHING_ON, 2, 2, FOR_EVER),
        arguments(Flaw.LAST_LOOK_FINDS_IN_SILENCE, 2, 2, FOR_EVER),
        arguments(Flaw.LEAVES_WITHOUT_A_LOOK, 1, 1, KEEP_ALIVE));
  }

  @ParameterizedTest
  @MethodSource("flaws")
  void aProtocolWithAPartLeftOutIsFoundOut(Flaw flaw, int publishers, int workers, long keepAlive) {
    Explorer explorer = Explorer.random(5, 20_000);
    assertTrue(
        explorer.findFailure(new IdleWorkers(publishers, workers, keepAlive, flaw)).isPresent(),
        () -> "not found in " + explorer.schedules() + " schedules");
  }
}
