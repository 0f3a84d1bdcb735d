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
 * A publisher looks whether somebody searches; the last searcher leaves with other work and looks
 * once more for what was published.
 *
 * <p>A publisher that sees the searcher relies on it: the searcher's update of the word comes later
 * and is a full fence, so it sees the job.
 */
@JCStressTest
@Outcome(
    id = "0, 1",
    expect = Expect.ACCEPTABLE,
    desc = "Nobody searches; the job is seen besides.")
@Outcome(
    id = "0, 0",
    expect = Expect.ACCEPTABLE,
    desc = "Nobody searches; the publisher wakes one.")
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "The searcher passes the job on.")
@Outcome(id = "1, 0", expect = Expect.FORBIDDEN, desc = "Each relies on the other.")
@State
public class LookAndStopSearching {
  private final Sleepers sleepers = new Sleepers(1, 1);
  private final AtomicInteger job = new AtomicInteger();

  public LookAndStopSearching() {
    sleepers.startSearching();
  }

  @Actor
  public void publisher(II_Result r) {
    job.setRelease(1);
    Shim.fullFence();
    r.r1 = sleepers.anySearching() ? 1 : 0;
  }

  @Actor
  public void searcher(II_Result r) {
    r.r2 = sleepers.stopSearching() ? job.getAcquire() : -1;
  }
}
