package org.anabranch.core.idle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.stream.IntStream;
import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.shim.Shim;

/**
 * Publishers put jobs into a queue; workers search, announce, look once more and sleep. The events
 * are those of {@code SLEEP.md}, on the real {@link Sleepers}; queue, seats and loop are a model
 * small enough to try every order, in which each event can be left out.
 *
 * <p>Whatever the schedule, every job is taken, all of them side by side where there are enough
 * workers, and when nobody moves any more the counts say so.
 */
class IdleWorkers implements Scenario {
  /** What a protocol can get wrong. */
  enum Flaw {
    NONE,
    LOOKS_BEFORE_IT_PUBLISHES,
    DOES_NOT_LOOK_AGAIN,
    LOOKS_AGAIN_BEFORE_IT_ANNOUNCES,
    LAST_SEARCHER_PASSES_NOTHING_ON,
    LAST_LOOK_FINDS_IN_SILENCE,
    LEAVES_WITHOUT_A_LOOK
  }

  private final int publishers;
  private final int workers;
  private final long keepAlive;
  private final Flaw flaw;

  IdleWorkers(int publishers, int workers, long keepAlive, Flaw flaw) {
    this.publishers = publishers;
    this.workers = workers;
    this.keepAlive = keepAlive;
    this.flaw = flaw;
  }

  /** The smallest race, for mutants. */
  static final class OneJob extends IdleWorkers {
    OneJob() {
      super(1, 1, Long.MAX_VALUE, Flaw.NONE);
    }
  }

  /** A searcher may leave before its waker has counted it while another sleeps, for mutants. */
  static final class ThreeJobs extends IdleWorkers {
    ThreeJobs() {
      super(3, 3, Long.MAX_VALUE, Flaw.NONE);
    }
  }

  /** A publisher may be slow to count the worker it has woken, for mutants. */
  static final class TwoJobsOneWorker extends IdleWorkers {
    TwoJobsOneWorker() {
      super(2, 1, Long.MAX_VALUE, Flaw.NONE);
    }
  }

  /** The worker's time may be over just when it is woken, for mutants. */
  static final class KeepAlive extends IdleWorkers {
    KeepAlive() {
      super(1, 1, 1_000, Flaw.NONE);
    }
  }

  @Override
  public void prepare(Interleaving run) {
    Pool pool = new Pool(run);
    for (int i = 0; i < publishers; i++) {
      int job = i;
      run.thread("publisher " + i, () -> pool.publish(job));
    }
    for (int i = 0; i < workers; i++) {
      int seat = i;
      run.idler("worker " + i, () -> pool.work(seat, false));
    }
    run.afterwards(pool::checkAtRest);
  }

  /** The shared state of one run. */
  private final class Pool {
    final Interleaving run;
    final Sleepers sleepers = new Sleepers(workers, Math.max(1, workers / 2));
    final Queue<Integer> queue = new ArrayDeque<>();
    final Queue<Integer> vacantSeats = new ArrayDeque<>();
    final List<Integer> taken = new ArrayList<>();

    Pool(Interleaving run) {
      this.run = run;
    }

    void publish(int job) {
      if (flaw == Flaw.LOOKS_BEFORE_IT_PUBLISHES) {
        offer();
      }
      Shim.step();
      queue.add(job);
      if (flaw != Flaw.LOOKS_BEFORE_IT_PUBLISHES) {
        offer();
      }
    }

    private void offer() {
      Shim.fullFence();
      if (!sleepers.anySearching() && !sleepers.wake(Sleepers.ANYBODY, workers)) {
        Shim.step();
        Integer seat = vacantSeats.poll();
        if (seat != null) {
          boolean searching = sleepers.startSearching();
          run.newThread(() -> work(seat, searching)).start();
        }
      }
    }

    private Integer find() {
      Shim.step();
      return queue.poll();
    }

    void work(int seat, boolean startsAsSearcher) {
      boolean searching = startsAsSearcher;
      for (; ; ) {
        Integer job = find();
        if (job == null) {
          searching = searching || sleepers.startSearching();
          boolean searched = searching;
          job = lastLook(seat, searched);
          searching = job == null ? sleepers.sleep(seat, keepAlive) : !sleepers.cancel(seat);
          if (job == null && !searching) {
            leave(seat);
            return;
          }
          if (job != null && searched && !searching && flaw != Flaw.LAST_LOOK_FINDS_IN_SILENCE) {
            passOn();
          }
        }
        if (job != null) {
          if (searching && sleepers.stopSearching()) {
            passOn();
          }
          searching = false;
          execute(job);
        }
      }
    }

    private Integer lastLook(int seat, boolean searching) {
      Integer early = flaw == Flaw.LOOKS_AGAIN_BEFORE_IT_ANNOUNCES ? find() : null;
      sleepers.announce(seat, Sleepers.ANYBODY, searching);
      boolean looks =
          flaw != Flaw.DOES_NOT_LOOK_AGAIN && flaw != Flaw.LOOKS_AGAIN_BEFORE_IT_ANNOUNCES;
      return looks ? find() : early;
    }

    private void passOn() {
      Shim.step();
      if (flaw != Flaw.LAST_SEARCHER_PASSES_NOTHING_ON && !queue.isEmpty()) {
        offer();
      }
    }

    private void leave(int seat) {
      Shim.step();
      vacantSeats.add(seat);
      Shim.fullFence();
      if (flaw != Flaw.LEAVES_WITHOUT_A_LOOK && !queue.isEmpty()) {
        offer();
      }
    }

    /** Jobs meet: each ends only when as many run as there are workers for. */
    private void execute(int job) {
      taken.add(job);
      while (taken.size() < Math.min(publishers, workers)) {
        Shim.spin();
      }
    }

    void checkAtRest() {
      assertEquals(List.of(), List.copyOf(queue), "jobs that nobody takes");
      Collections.sort(taken);
      assertEquals(IntStream.range(0, publishers).boxed().toList(), taken, "jobs taken");
      SleepersProbe probe = new SleepersProbe(sleepers);
      assertEquals(0, probe.searching(), "searchers");
      assertEquals(workers - vacantSeats.size(), probe.sleeping(), "sleepers");
    }
  }

  @Override
  public String toString() {
    return publishers
        + " publishers, "
        + workers
        + " workers, keep-alive "
        + keepAlive
        + ", flaw "
        + flaw;
  }
}
