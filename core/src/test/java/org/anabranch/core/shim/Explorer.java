package org.anabranch.core.shim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tries a scenario on one schedule after the other until one fails.
 *
 * <p>A failure carries its schedule and what happened in it, step by step; {@link #replay} repeats
 * it. An explorer is used once.
 */
public final class Explorer {
  private static final int MOST_LINES = 150;

  private final Choices choices;
  private int schedules;

  private Explorer(Choices choices) {
    ScheduledShim.requireActive();
    this.choices = choices;
  }

  /** Every schedule with at most so many preemptions. */
  public static Explorer exhaustive(int preemptions) {
    return new Explorer(new BoundedSearch(preemptions));
  }

  /** Random schedules. */
  public static Explorer random(long seed, int schedules) {
    return new Explorer(new RandomChoices(seed, schedules));
  }

  /** One schedule, as a failure wrote it down. */
  public static Explorer replay(String schedule) {
    return new Explorer(new ReplayedChoices(schedule));
  }

  /** How many schedules were tried. */
  public int schedules() {
    return schedules;
  }

  /** Tries all schedules, and prints how many; throws the first failure. */
  public Explorer check(Scenario scenario) {
    Optional<ScheduleFailure> failure = findFailure(scenario);
    if (failure.isPresent()) {
      throw failure.get();
    }
    System.out.println(scenario + ": " + schedules + " schedules, " + choices);
    return this;
  }

  /** Tries schedules up to the first failure. */
  public Optional<ScheduleFailure> findFailure(Scenario scenario) {
    List<GovernedThread> cast = new ArrayList<>();
    try {
      while (choices.next()) {
        schedules++;
        Interleaving run = new Interleaving(choices, cast, null);
        scenario.prepare(run);
        if (!run.run()) {
          return Optional.of(explain(run, scenario, cast));
        }
      }
      return Optional.empty();
    } finally {
      cast.forEach(GovernedThread::dismiss);
    }
  }

  /** Runs the failed schedule again to tell what happened in it. */
  private ScheduleFailure explain(
      Interleaving failed, Scenario scenario, List<GovernedThread> cast) {
    List<String> trace = new ArrayList<>();
    ReplayedChoices same = new ReplayedChoices(failed.schedule());
    Interleaving again = new Interleaving(same, cast, trace);
    scenario.prepare(again);
    String outcome = again.run() ? "  (the same schedule does not fail again)" : "";
    return failed.failure(
        "\nnumber "
            + schedules
            + " of "
            + choices
            + "\nschedule: "
            + failed.schedule()
            + "\n"
            + String.join("\n", trace.subList(0, Math.min(trace.size(), MOST_LINES)))
            + outcome);
  }
}
