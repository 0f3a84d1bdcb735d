package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;

/** Threads claim turns until none is left; one turn may be broken off. */
record TurnChain(int threads, int count, int broken, boolean disturbed) implements Scenario {

  /** Two threads and three turns, which all are passed on. */
  TurnChain() {
    this(2, 3, 9, false);
  }

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
