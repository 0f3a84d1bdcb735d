package org.anabranch.core.idle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.shim.Shim;

/**
 * A forker sleeps until its thief has ended the job, and may be woken to help before; an idle
 * worker sleeps beside it, which only submitted work may wake.
 *
 * <p>Whatever the schedule, the forker goes on in the end and the submitted job is taken.
 */
final class WaitingForker implements Scenario {
  private static final int IDLE_SEAT = 0;
  private static final int FORKER_SEAT = 1;
  private static final int THIEF_SEAT = 2;

  private boolean submitted;
  private boolean taken;
  private boolean ended;

  @Override
  public void prepare(Interleaving run) {
    Sleepers sleepers = new Sleepers(3, 1);
    submitted = false;
    taken = false;
    ended = false;
    run.idler("idle worker", () -> idle(sleepers));
    run.thread("forker", () -> await(sleepers));
    run.thread("thief", () -> endStolenJob(sleepers));
    run.thread("submitter", () -> submit(sleepers));
    run.afterwards(
        () -> {
          assertTrue(taken, "the submitted job is taken");
          SleepersProbe probe = new SleepersProbe(sleepers);
          assertEquals(0, probe.searching(), "searchers");
          assertEquals(0, probe.sleeping(), "sleepers");
        });
  }

  private void idle(Sleepers sleepers) {
    sleepers.announce(IDLE_SEAT, Sleepers.ANYBODY, false);
    Shim.step();
    boolean woken =
        submitted ? !sleepers.cancel(IDLE_SEAT) : sleepers.sleep(IDLE_SEAT, Long.MAX_VALUE);
    if (woken) {
      sleepers.stopSearching();
    }
    Shim.step();
    taken = submitted;
  }

  private void await(Sleepers sleepers) {
    for (; ; ) {
      sleepers.announce(FORKER_SEAT, THIEF_SEAT, false);
      Shim.step();
      if (ended) {
        sleepers.cancel(FORKER_SEAT);
        return;
      }
      sleepers.sleep(FORKER_SEAT, Long.MAX_VALUE);
    }
  }

  /** The thief forks, which may wake its waiter and nobody idle, and ends the job. */
  private void endStolenJob(Sleepers sleepers) {
    Shim.fullFence();
    sleepers.wake(THIEF_SEAT, IDLE_SEAT);
    Shim.step();
    ended = true;
    sleepers.wakeSeat(FORKER_SEAT);
  }

  private void submit(Sleepers sleepers) {
    Shim.step();
    submitted = true;
    Shim.fullFence();
    if (!sleepers.anySearching()) {
      sleepers.wake(Sleepers.ANYBODY, IDLE_SEAT + 1);
    }
  }
}
