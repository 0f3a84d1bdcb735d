package org.anabranch.core.idle;

import java.util.concurrent.atomic.AtomicInteger;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * {@link LookAndAnnounce} with a publisher that looks without a fence, to show what it is for.
 *
 * <p>The job may wait in the publisher's store buffer while it finds nobody asleep; the worker
 * announces itself and does not see the job yet.
 */
@JCStressTest
@Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "The worker finds the job.")
@Outcome(id = "1, 0", expect = Expect.ACCEPTABLE, desc = "The publisher wakes the worker.")
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "Both.")
@Outcome(id = "0, 0", expect = Expect.ACCEPTABLE_INTERESTING, desc = "Lost wake-up.")
@State
public class LookAndAnnounceWithoutFence {
  private final Sleepers sleepers = new Sleepers(1, 1);
  private final AtomicInteger job = new AtomicInteger();

  @Actor
  public void publisher(II_Result r) {
    job.setRelease(1);
    r.r1 = !sleepers.anySearching() && sleepers.wake(Sleepers.ANYBODY, 1) ? 1 : 0;
  }

  @Actor
  public void worker(II_Result r) {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    r.r2 = job.getAcquire();
  }
}
