package org.anabranch.core.worker;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZI_Result;

/**
 * A thief ends a job while its forker asks to be woken.
 *
 * <p>Both are atomic updates of one word (row J5), so either the thief learns who sleeps or the
 * forker learns that the job has ended; and then it sees what the body wrote.
 */
@JCStressTest
@Outcome(id = "true, true, 0", expect = Expect.ACCEPTABLE, desc = "The forker sleeps and is woken.")
@Outcome(
    id = "false, false, 42",
    expect = Expect.ACCEPTABLE,
    desc = "The forker goes on and sees all.")
@Outcome(
    expect = Expect.FORBIDDEN,
    desc = "A sleep that nobody ends, or a result that is not there.")
@State
public class EndOrAwait {
  private static final int WAITER = 5;

  private final Job job = ForkedJob.create();
  private int result;

  public EndOrAwait() {
    job.tryTake(3);
  }

  @Actor
  public void thief(ZZI_Result r) {
    result = 42;
    r.r1 = job.endStolen(null) == WAITER;
  }

  @Actor
  public void forker(ZZI_Result r) {
    r.r2 = job.await(WAITER);
    r.r3 = r.r2 ? 0 : result;
  }
}
