package org.anabranch.core.idle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;

/** A sleeper withdraws while two wakers reach for it: one of the three has it. */
final class CancelAndWake implements Scenario {
  @Override
  public void prepare(Interleaving run) {
    Sleepers sleepers = new Sleepers(1, 1);
    int[] winners = new int[1];
    boolean[] woken = new boolean[1];
    run.thread(
        "sleeper",
        () -> {
          sleepers.announce(0, Sleepers.ANYBODY, false);
          woken[0] = !sleepers.cancel(0);
          winners[0] += woken[0] ? 0 : 1;
        });
    for (int i = 0; i < 2; i++) {
      run.thread(
          "waker " + i,
          () -> {
            if (sleepers.wake(Sleepers.ANYBODY, 1)) {
              winners[0]++;
            }
          });
    }
    run.afterwards(
        () -> {
          assertEquals(1, winners[0], "winners of the flag");
          SleepersProbe probe = new SleepersProbe(sleepers);
          assertEquals(woken[0] ? 1 : 0, probe.searching(), "searchers");
          assertEquals(0, probe.sleeping(), "sleepers");
        });
  }
}
