package org.anabranch.core.deque;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * The owner pushes onto a full array, which grows twice, while a thief steals two elements.
 *
 * <p>Whichever array the thief finds (row D2), the slot of the oldest index holds that element: the
 * owner copies before it publishes, and never writes to an old array.
 */
@JCStressTest
@Outcome(id = "1, 0, 23", expect = Expect.ACCEPTABLE, desc = "The thief came for one.")
@Outcome(id = "1, 2, 3", expect = Expect.ACCEPTABLE, desc = "The thief came for two.")
@Outcome(expect = Expect.FORBIDDEN, desc = "An element is lost, doubled or out of order.")
@State
public class StealDuringGrowth {
  private final ChaseLevDeque<Integer> deque = new ChaseLevDeque<>(1, true, 0);

  public StealDuringGrowth() {
    deque.push(1);
  }

  @Actor
  public void owner() {
    deque.push(2);
    deque.push(3);
  }

  @Actor
  public void thief(III_Result r) {
    r.r1 = Taken.by(deque.steal().element());
    r.r2 = Taken.by(deque.steal().element());
  }

  @Arbiter
  public void rest(III_Result r) {
    r.r3 = Taken.rest(deque);
  }
}
