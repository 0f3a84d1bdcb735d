package org.anabranch.core.worker;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZI_Result;

/** Whoever sees that a job has ended sees what its body wrote (rows J2 and J4). */
@JCStressTest
@Outcome(id = "false, 0", expect = Expect.ACCEPTABLE, desc = "It runs still.")
@Outcome(
    id = "true, 42",
    expect = Expect.ACCEPTABLE,
    desc = "It has ended, and the result is there.")
@Outcome(expect = Expect.FORBIDDEN, desc = "It has ended without its result.")
@State
public class ResultOfAnEndedJob {
  private final Job job = ForkedJob.create();
  private int result;

  public ResultOfAnEndedJob() {
    job.tryClaim();
  }

  @Actor
  public void runner() {
    result = 42;
    job.end(null);
  }

  @Actor
  public void reader(ZI_Result r) {
    r.r1 = job.isEnded();
    r.r2 = r.r1 ? result : 0;
  }
}
