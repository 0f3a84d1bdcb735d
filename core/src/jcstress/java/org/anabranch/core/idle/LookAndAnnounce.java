package org.anabranch.core.idle;

import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.shim.Shim;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * A publisher publishes and looks for sleepers; a worker announces that it will sleep and looks for
 * work once more.
 *
 * <p>Each writes one thing and reads the other, with a full fence in between (Claim 1 of {@code
 * SLEEP.md}), so one of them notices the other. {@link LookAndAnnounceWithoutFence} is the same
 * without the publisher's fence.
 */
@JCStressTest
@Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "The worker finds the job.")
@Outcome(id = "1, 0", expect = Expect.ACCEPTABLE, desc = "The publisher wakes the worker.")
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "Both.")
@Outcome(
    id = "0, 0",
    expect = Expect.FORBIDDEN,
    desc = "Lost wake-up: the worker sleeps, the job waits.")
@State
public class LookAndAnnounce {
  private final Sleepers sleepers = new Sleepers(1, 1);
  private final AtomicInteger job = new AtomicInteger();

  @Actor
  public void publisher(II_Result r) {
    job.setRelease(1);
    Shim.fullFence();
    r.r1 = !sleepers.anySearching() && sleepers.wake(Sleepers.ANYBODY, 1) ? 1 : 0;
  }

  @Actor
  public void worker(II_Result r) {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    r.r2 = job.getAcquire();
  }
}
