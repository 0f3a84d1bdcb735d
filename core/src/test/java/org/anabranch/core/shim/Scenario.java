package org.anabranch.core.shim;

/** What a schedule is tried on: made anew for each schedule, and the same each time. */
@FunctionalInterface
public interface Scenario {
  /**
   * Declares the threads and the final check, on fresh objects.
   *
   * @param run the schedule that is about to begin
   */
  void prepare(Interleaving run);
}
