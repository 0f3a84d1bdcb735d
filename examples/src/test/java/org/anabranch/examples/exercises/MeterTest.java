package org.anabranch.examples.exercises;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MeterTest {
  private final Meter meter = new Meter(1_000);

  /** Spends so many units, forks a child of its own, and spends as many again. */
  private final class Spender extends MeteredAction {
    private final int units;
    private final int childUnits;
    private final boolean joinAtOnce;

    Spender(int units, int childUnits, boolean joinAtOnce) {
      this.units = units;
      this.childUnits = childUnits;
      this.joinAtOnce = joinAtOnce;
    }

    @Override
    protected void compute() {
      spend(units);
      if (childUnits > 0) {
        Spender child = new Spender(childUnits, 0, false);
        fork(child);
        if (joinAtOnce) {
          join(child);
        }
        spend(units);
      }
    }

    private void spend(int count) {
      for (int i = 0; i < count; i++) {
        meter.unit();
      }
    }
  }

  @Test
  void theSpanIsTheLongestChainOfAllThatWaits() {
    meter.during(() -> new Spender(10, 30, false).invoke());
    assertEquals(50, meter.work());
    assertEquals(40, meter.span(), "10 before the fork, then 30 beside 10");
    assertEquals(1, meter.forks());
    assertEquals(30, meter.unitsPerLeaf());
  }

  @Test
  void aJoinRightAfterTheForkMakesOneChain() {
    meter.during(() -> new Spender(10, 30, true).invoke());
    assertEquals(50, meter.span());
  }

  @Test
  void whatGoesOnForEverIsStopped() {
    assertThrows(
        Meter.Runaway.class, () -> meter.during(() -> new Spender(2_000, 0, false).invoke()));
  }

  @Test
  void aTaskThatWasNotForkedCannotBeJoined() {
    Spender stranger = new Spender(1, 0, false);
    assertThrows(IllegalStateException.class, () -> meter.during(stranger::join));
  }

  @Test
  void aTaskIsForkedOnce() {
    Spender task = new Spender(1, 0, false);
    assertThrows(
        IllegalStateException.class,
        () ->
            meter.during(
                () -> {
                  task.fork();
                  task.fork();
                }));
  }
}
