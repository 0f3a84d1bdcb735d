package org.anabranch.core.deque;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * An array of one slot: the owner pops its element and pushes another, while a thief steals.
 *
 * <p>The thief may read either element from the slot, or none; it takes what it has read only if
 * the index is still to be had (row D9), and then what it has read belongs to that index. If the
 * thief has the first element but has not emptied the slot, the owner moves to a new array.
 */
@JCStressTest
@Outcome(id = "1, 0, 2", expect = Expect.ACCEPTABLE, desc = "The thief comes away empty.")
@Outcome(id = "1, 2, 0", expect = Expect.ACCEPTABLE, desc = "The thief has the second.")
@Outcome(id = "0, 1, 2", expect = Expect.ACCEPTABLE, desc = "The thief has the first.")
@Outcome(expect = Expect.FORBIDDEN, desc = "An element is lost, doubled or taken for the other.")
@State
public class SlotUsedAgain {
  private final ChaseLevDeque<Integer> deque = new ChaseLevDeque<>(1, true, 0);

  public SlotUsedAgain() {
    deque.push(1);
  }

  @Actor
  public void owner(III_Result r) {
    r.r1 = Taken.by(deque.pop());
    deque.push(2);
  }

  @Actor
  public void thief(III_Result r) {
    r.r2 = Taken.by(deque.steal().element());
  }

  @Arbiter
  public void rest(III_Result r) {
    r.r3 = Taken.rest(deque);
  }
}
