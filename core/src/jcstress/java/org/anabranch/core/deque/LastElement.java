package org.anabranch.core.deque;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * One element, the owner pops and a thief steals.
 *
 * <p>Both compete for the index by a compare-and-set of top (row D9 of {@code DEQUE.md}). The owner
 * comes away empty only if the thief has won, so no outcome is without a winner either.
 */
@JCStressTest
@Outcome(id = "1, 0", expect = Expect.ACCEPTABLE, desc = "The owner has it.")
@Outcome(id = "0, 1", expect = Expect.ACCEPTABLE, desc = "The thief has it.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Both have it, or neither.")
@State
public class LastElement {
  private final ChaseLevDeque<Integer> deque = new ChaseLevDeque<>(2, true, 0);

  public LastElement() {
    deque.push(1);
  }

  @Actor
  public void owner(II_Result r) {
    r.r1 = Taken.by(deque.pop());
  }

  @Actor
  public void thief(II_Result r) {
    r.r2 = Taken.by(deque.steal().element());
  }
}
