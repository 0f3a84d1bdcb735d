package org.anabranch.core.deque;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * Two elements, the owner pops the newer one while a thief steals both.
 *
 * <p>The owner takes index 1 without competing if it sees the thief still at index 0; the thief
 * takes it if it still sees the old bottom. Pop writes bottom and reads top, steal reads top and
 * then bottom: the full fences (row D7) see to it that one of the two notices the other. {@link
 * OverlookedTopWithoutFence} is the same without them.
 */
@JCStressTest
@Outcome(id = "2, 1, 0", expect = Expect.ACCEPTABLE, desc = "One each.")
@Outcome(id = "0, 1, 2", expect = Expect.ACCEPTABLE, desc = "The thief has both.")
@Outcome(expect = Expect.FORBIDDEN, desc = "An element twice, or not at all.")
@State
public class OverlookedTop {
  private final ChaseLevDeque<Integer> deque = new ChaseLevDeque<>(2, true, 0);

  public OverlookedTop() {
    deque.push(1);
    deque.push(2);
  }

  @Actor
  public void owner(III_Result r) {
    r.r1 = Taken.by(deque.pop());
  }

  @Actor
  public void thief(III_Result r) {
    r.r2 = Taken.by(deque.steal().element());
    r.r3 = Taken.by(deque.steal().element());
  }
}
