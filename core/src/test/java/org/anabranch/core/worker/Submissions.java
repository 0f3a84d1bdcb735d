package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * Two threads submit jobs to a pool of two that has no threads yet, one of them twice: whatever the
 * schedule, all run, and the first two meet.
 */
final class Submissions implements Scenario {
  private static final int PATIENCE = 1_000;
  private int begun;
  private int ended;

  /** A job that waits until another one runs beside it. */
  private final class Meeting extends SubmittedJob {
    @Override
    protected void exec() {
      begun++;
      for (int turn = 0; begun < 2; turn++) {
        assertTrue(turn < PATIENCE, "waits in vain");
        Shim.spin();
      }
    }

    @Override
    protected void complete(@Nullable Throwable thrown) {
      assertEquals(null, thrown);
      ended++;
    }

    @Override
    protected void abandon(RuntimeException reason) {
      throw reason;
    }
  }

  @Override
  public void prepare(Interleaving run) {
    begun = 0;
    ended = 0;
    Crew crew =
        new Crew(
            new CrewSettings("submissions", 2, Long.MAX_VALUE, 0, 0, List.of(), run::newThread));
    run.thread(
        "submitter 0",
        () -> {
          crew.submit(new Meeting());
          crew.submit(new Meeting());
        });
    run.thread("submitter 1", () -> crew.submit(new Meeting()));
    run.afterwards(
        () -> {
          assertEquals(3, ended, "jobs that ended");
          assertFalse(crew.sleepers().anySearching(), "nobody searches");
          assertEquals(2, crew.sleepers().idle(), "workers that sleep");
        });
  }

  @Override
  public String toString() {
    return "Submissions";
  }
}
