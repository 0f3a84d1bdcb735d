package org.anabranch.core.worker;

import java.util.stream.Stream;
import org.anabranch.core.Rounds;
import org.anabranch.core.mutant.Mutant;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.worker.ForkScenarios.InOrder;
import org.anabranch.core.worker.ForkScenarios.Meeting;
import org.anabranch.core.worker.ForkScenarios.MeetingBelow;
import org.anabranch.core.worker.ForkScenarios.MeetingInAChain;
import org.anabranch.core.worker.ForkScenarios.Nested;
import org.anabranch.core.worker.ForkScenarios.OutOfOrder;
import org.anabranch.core.worker.ForkScenarios.OwnForkBelow;
import org.anabranch.core.worker.ForkScenarios.Started;
import org.anabranch.core.worker.ForkScenarios.ThiefGoesOn;
import org.anabranch.core.worker.ForkScenarios.Unjoined;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Forks, steals, joins, sleeps and wakes of the real engine, in every order that matters. */
@Tag("scheduled")
class ForksScheduledTest {
  private static final long SEED = 23;

  static Stream<Scenario> ofOneWorker() {
    return Stream.of(
        new InOrder(),
        new OutOfOrder(),
        new Unjoined(),
        new OwnForkBelow(),
        new Meeting(),
        new MeetingBelow());
  }

  @ParameterizedTest
  @MethodSource("ofOneWorker")
  void everyCallEndsRightlyInEverySchedule(Scenario scenario) {
    Explorer.exhaustive(Rounds.usualOrLong(1, 2)).check(scenario);
    Explorer.random(SEED, Rounds.usualOrLong(20, 20_000)).check(scenario);
  }

  static Stream<Scenario> ofTwoWorkers() {
    return Stream.of(new Nested(), new ThiefGoesOn(), new MeetingInAChain());
  }

  @ParameterizedTest
  @MethodSource("ofTwoWorkers")
  void everyCallEndsRightlyWithTwoWorkers(Scenario scenario) {
    Explorer.exhaustive(Rounds.usualOrLong(0, 1)).check(scenario);
    Explorer.random(SEED, Rounds.usualOrLong(150, 50_000)).check(scenario);
  }

  static Stream<Scenario> thatStartThreads() {
    return Stream.of(new Started(), new Submissions(), new Leaving());
  }

  @ParameterizedTest
  @MethodSource("thatStartThreads")
  void noWorkIsMissedWhileThreadsComeAndGo(Scenario scenario) {
    Explorer.exhaustive(Rounds.usualOrLong(0, 1)).check(scenario);
    Explorer.random(SEED, Rounds.usualOrLong(30, 3_000)).check(scenario);
  }

  /** Forkers that sleep at once rather than wait awake, and reviews at every second join. */
  @ParameterizedTest
  @ValueSource(classes = {MeetingBelow.class, Nested.class})
  void whatForkersWaitForWakesThem(Class<? extends Scenario> scenario) {
    Mutant sleepy =
        Mutant.that("waits asleep")
            .replace(AwakeWait.class, "YIELDS = 4", "YIELDS = 0")
            .replace(OfferPolicy.class, "REVIEWS = 64", "REVIEWS = 2");
    Explorer.random(SEED, Rounds.usualOrLong(100, 20_000))
        .check(sleepy.instantiate(scenario, Scenario.class));
  }

  /** Packed state words whose fields are as narrow as the seats allow. */
  @ParameterizedTest
  @ValueSource(classes = {OutOfOrder.class})
  void narrowFieldsOfTheStateWordDoNotDisturbEachOther(Class<? extends Scenario> scenario) {
    Mutant narrow =
        Mutant.that("seats have three bits")
            .replace(Job.class, "SEAT_BITS = 14", "SEAT_BITS = 3")
            .replace(Job.class, "UNHELPFUL = (1 << 14) - 2", "UNHELPFUL = 6");
    Explorer.random(SEED, Rounds.usualOrLong(100, 20_000))
        .check(narrow.instantiate(scenario, Scenario.class));
  }
}
