package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.anabranch.core.deque.Stealer;
import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.shim.Shim;

/**
 * A root with two helpers that run units handed out by tickets, twice with the same tickets: one
 * unit, which makes two ready, one of which makes two more ready.
 */
final class TicketRun implements Scenario {
  private static final int HELPERS = 2;
  private static final int UNITS = 5;

  TicketRun() {}

  /** The work: it counts what was run. */
  private static final class Units extends Tickets {
    private final int[] made = {2, 2, 0, 0, 0};
    private int ran;

    Units() {
      super(UNITS);
    }

    void runAll(Crew crew) {
      synchronized (this) {
        ran = 0;
      }
      run(crew, 1, false);
    }

    @Override
    protected int runUnit(Worker worker) {
      synchronized (this) {
        return made[ran++];
      }
    }

    @Override
    protected Class<?> functionClass() {
      return Units.class;
    }

    synchronized int ran() {
      return ran;
    }
  }

  @Override
  public void prepare(Interleaving run) {
    Crew crew = new Crew(CrewSettings.of("tickets", HELPERS + 1));
    Units units = new Units();
    int[] runs = new int[2];
    run.thread(
        "root",
        () -> {
          for (int round = 0; round < runs.length; round++) {
            units.runAll(crew);
            runs[round] = units.ran();
          }
        });
    for (int i = 0; i < HELPERS + 1; i++) {
      Worker worker = new Worker(crew, false);
      worker.sit(crew.seats().takeForThread(worker, HELPERS + 1));
      if (i < HELPERS) {
        run.thread("helper " + i, () -> help(worker));
      }
    }
    run.afterwards(
        () -> {
          assertEquals(UNITS, runs[0]);
          assertEquals(UNITS, runs[1]);
        });
  }

  /**
   * Takes a few tickets from whoever shows one, like a thread of the pool that runs for a while.
   */
  private static void help(Worker worker) {
    Current.set(worker);
    for (int attempt = 0; attempt < 4; attempt++) {
      Seats seats = worker.crew().seats();
      for (int seat = 0; seat < seats.end(); seat++) {
        Worker victim = seats.get(seat);
        if (victim != null && victim != worker && victim.offered() > 0) {
          Stealer<Job> stealer = victim.stealer();
          Job job = stealer.steal(read -> read.isFor(worker.seat())).element();
          if (job != null && job.tryTake(worker.seat())) {
            worker.engagement().runStolen(job);
          }
        }
      }
      Shim.spin();
    }
    Current.set(null);
  }
}
