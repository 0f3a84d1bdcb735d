package org.anabranch.core.worker;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * The forker claims a job out of order while a thief that has won its slot takes it: one runs it.
 */
@JCStressTest
@Outcome(id = "true, false", expect = Expect.ACCEPTABLE, desc = "The forker runs it.")
@Outcome(id = "false, true", expect = Expect.ACCEPTABLE, desc = "The thief runs it.")
@Outcome(expect = Expect.FORBIDDEN, desc = "It runs twice, or never.")
@State
public class ClaimOrTake {
  private final Job job = ForkedJob.create();

  @Actor
  public void forker(ZZ_Result r) {
    r.r1 = job.tryClaim();
  }

  @Actor
  public void thief(ZZ_Result r) {
    r.r2 = job.tryTake(0);
  }
}
