package org.anabranch.core;

import java.util.ArrayList;
import java.util.List;
import org.anabranch.core.worker.Counters;
import org.anabranch.core.worker.Crew;

/**
 * What the workers of a pool have done so far, as of a moment ago.
 *
 * <p>The figures of the pool's threads are those of now; those of callers are added when their call
 * ends. Take two snapshots and {@link #since} for what happened between.
 *
 * @param workers the pool's workers by number, then one row for all callers together
 */
public record PoolStatistics(List<WorkerStatistics> workers) {

  /**
   * One row.
   *
   * @param name {@code worker n}, or {@code callers}
   * @param jobs forks and submitted jobs that were run
   * @param steals how many of these came from another's deque
   * @param failedSteals how often it looked at every other deque and found nothing
   * @param parks times it went to sleep
   * @param wakes times it woke another or started a thread
   * @param spinNanos how long it looked for work before it slept, all in all
   */
  public record WorkerStatistics(
      String name,
      long jobs,
      long steals,
      long failedSteals,
      long parks,
      long wakes,
      long spinNanos) {}

  /**
   * A snapshot with rows of its own.
   *
   * @param workers the rows
   */
  public PoolStatistics {
    workers = List.copyOf(workers);
  }

  static PoolStatistics of(Crew crew) {
    List<Counters> counters = crew.counters();
    List<WorkerStatistics> rows = new ArrayList<>();
    for (int i = 0; i < counters.size(); i++) {
      Counters c = counters.get(i);
      String name = i < counters.size() - 1 ? "worker " + i : "callers";
      rows.add(
          new WorkerStatistics(
              name, c.jobs, c.steals, c.failedSteals, c.parks, c.wakes, c.spinNanos));
    }
    return new PoolStatistics(rows);
  }

  /**
   * All forks and submitted jobs that were run.
   *
   * @return the sum over all rows
   */
  public long jobs() {
    return workers.stream().mapToLong(WorkerStatistics::jobs).sum();
  }

  /**
   * All jobs that changed hands.
   *
   * @return the sum over all rows
   */
  public long steals() {
    return workers.stream().mapToLong(WorkerStatistics::steals).sum();
  }

  /**
   * How often a worker looked at every other deque and found nothing.
   *
   * @return the sum over all rows
   */
  public long failedSteals() {
    return workers.stream().mapToLong(WorkerStatistics::failedSteals).sum();
  }

  /**
   * How often a worker or a waiting caller went to sleep.
   *
   * @return the sum over all rows
   */
  public long parks() {
    return workers.stream().mapToLong(WorkerStatistics::parks).sum();
  }

  /**
   * How often somebody was woken, or a thread started, for new work.
   *
   * @return the sum over all rows
   */
  public long wakes() {
    return workers.stream().mapToLong(WorkerStatistics::wakes).sum();
  }

  /**
   * What happened since an earlier snapshot of the same pool.
   *
   * @param earlier the snapshot to subtract
   * @return the differences, row by row
   * @throws IllegalArgumentException if the other snapshot has another number of rows
   */
  public PoolStatistics since(PoolStatistics earlier) {
    if (earlier.workers.size() != workers.size()) {
      throw new IllegalArgumentException(
          "not a snapshot of the same pool: " + earlier.workers.size() + " rows");
    }
    List<WorkerStatistics> rows = new ArrayList<>();
    for (int i = 0; i < workers.size(); i++) {
      WorkerStatistics now = workers.get(i);
      WorkerStatistics then = earlier.workers.get(i);
      rows.add(
          new WorkerStatistics(
              now.name(),
              now.jobs() - then.jobs(),
              now.steals() - then.steals(),
              now.failedSteals() - then.failedSteals(),
              now.parks() - then.parks(),
              now.wakes() - then.wakes(),
              now.spinNanos() - then.spinNanos()));
    }
    return new PoolStatistics(rows);
  }
}
