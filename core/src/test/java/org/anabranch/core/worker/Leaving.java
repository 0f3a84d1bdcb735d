package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * A thread submits jobs, with pauses, to a pool of one whose thread leaves after a moment without
 * work: whatever the schedule, all run.
 */
final class Leaving implements Scenario {
  private static final int JOBS = 3;
  private static final long KEEP_ALIVE_NANOS = 1_000;
  private int ended;

  /** A job that has nothing to do. */
  private final class Quick extends SubmittedJob {
    @Override
    protected void exec() {
      Shim.step();
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
    ended = 0;
    Crew crew =
        new Crew(new CrewSettings("leaving", 1, KEEP_ALIVE_NANOS, 0, 0, List.of(), run::newThread));
    run.thread(
        "submitter",
        () -> {
          for (int i = 0; i < JOBS; i++) {
            crew.submit(new Quick());
            Shim.park(this, KEEP_ALIVE_NANOS);
          }
        });
    run.afterwards(() -> assertEquals(JOBS, ended, "jobs that ended"));
  }

  @Override
  public String toString() {
    return "Leaving";
  }
}
