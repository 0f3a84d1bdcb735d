package org.anabranch.core.worker;

import org.anabranch.core.Rounds;
import org.anabranch.core.shim.Explorer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns under every schedule with a few preemptions: each wait ends, in order. */
@Tag("scheduled")
class TurnsScheduledTest {

  @ParameterizedTest
  @CsvSource({"2,2,9,3", "2,3,9,2", "3,3,9,1", "2,3,0,2", "2,3,1,2", "3,4,1,1"})
  void everyWaitEnds(int threads, int count, int broken, int preemptions) {
    Explorer.exhaustive(preemptions).check(new TurnChain(threads, count, broken, false));
  }

  @ParameterizedTest
  @CsvSource({"3,6,99,1", "4,8,99,2", "4,8,5,3"})
  void everyWaitEndsInRandomSchedules(int threads, int count, int broken, long seed) {
    Explorer.random(seed, Rounds.usualOrLong(600, 20_000))
        .check(new TurnChain(threads, count, broken, false));
  }

  @Test
  void aWakeMeantForAnEarlierSleepEndsNoWait() {
    Explorer.exhaustive(2).check(new TurnChain(2, 2, 9, true));
    Explorer.random(4, Rounds.usualOrLong(600, 20_000)).check(new TurnChain(2, 6, 9, true));
  }
}
