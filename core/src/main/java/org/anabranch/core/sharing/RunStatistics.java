package org.anabranch.core.sharing;

import java.time.Duration;
import java.util.List;

/**
 * What one run of a {@link WorkSharingPool} took.
 *
 * @param wall from the first task queued to the last one ended
 * @param tasksPerWorker how many tasks each worker ran
 */
public record RunStatistics(Duration wall, List<Integer> tasksPerWorker) {

  /**
   * Statistics with a list of their own.
   *
   * @param wall how long the run took
   * @param tasksPerWorker how many tasks each worker ran
   */
  public RunStatistics {
    tasksPerWorker = List.copyOf(tasksPerWorker);
  }
}
