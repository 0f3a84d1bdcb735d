package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.anabranch.core.Rounds;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns under every schedule with a few preemptions: each wait ends, in order. */
@Tag("scheduled")
class TurnsScheduledTest {

  /** Threads claim turns until none is left; one turn may be broken off. */
  private record Chain(int threads, int count, int broken, boolean disturbed) implements Scenario {
    @Override
    public void prepare(Interleaving run) {
      Crew crew = new Crew(CrewSettings.of("turns", threads));
      Turns turns = new Turns(crew, count);
      int[] passed = new int[1];
      for (int i = 0; i < threads; i++) {
        Worker worker = new Worker(crew, false);
        worker.sit(crew.seats().takeForThread(worker, threads));
        run.thread("thread " + i, () -> takeTurns(worker, turns, passed));
      }
      if (disturbed) {
        run.thread("late waker", () -> crew.sleepers().wakeSeat(0));
        run.thread("another", () -> crew.sleepers().wakeSeat(1));
      }
      run.afterwards(() -> assertEquals(Math.min(broken, count), passed[0]));
    }

    private void takeTurns(Worker worker, Turns turns, int[] passed) {
      for (int turn = turns.claim(); turn < count; turn = turns.claim()) {
        if (turn != broken && (turn == 0 || turns.await(worker, turn - 1))) {
          assertEquals(turn, passed[0]);
          passed[0]++;
          turns.pass(turn);
        }
        turns.breakOff(turn);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2,2,9,3", "2,3,9,2", "3,3,9,1", "2,3,0,2", "2,3,1,2", "3,4,1,1"})
  void everyWaitEnds(int threads, int count, int broken, int preemptions) {
    Explorer.exhaustive(preemptions).check(new Chain(threads, count, broken, false));
  }

  @ParameterizedTest
  @CsvSource({"3,6,99,1", "4,8,99,2", "4,8,5,3"})
  void everyWaitEndsInRandomSchedules(int threads, int count, int broken, long seed) {
    Explorer.random(seed, Rounds.usualOrLong(600, 20_000))
        .check(new Chain(threads, count, broken, false));
  }

  @Test
  void aWakeMeantForAnEarlierSleepEndsNoWait() {
    Explorer.exhaustive(2).check(new Chain(2, 2, 9, true));
    Explorer.random(4, Rounds.usualOrLong(600, 20_000)).check(new Chain(2, 6, 9, true));
  }
}
