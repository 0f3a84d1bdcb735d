package org.anabranch.core.deque;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/**
 * The owner fills plain fields of an element and pushes it; a thief steals it and reads them.
 *
 * <p>The slot is written plainly. The release write of bottom publishes it together with the
 * element's fields; the thief's acquire read of bottom pairs with it (row D5).
 */
@JCStressTest
@Outcome(id = "0, 0", expect = Expect.ACCEPTABLE, desc = "The thief was too early.")
@Outcome(id = "1, 2", expect = Expect.ACCEPTABLE, desc = "The thief sees all fields.")
@Outcome(expect = Expect.FORBIDDEN, desc = "An element whose fields are not all there.")
@State
public class PublicationByPush {
  private final ChaseLevDeque<Element> deque = new ChaseLevDeque<>(1, true, 0);

  private static final class Element {
    int first = -1;
    int[] second;
  }

  @Actor
  public void owner() {
    Element element = new Element();
    element.first = 1;
    element.second = new int[] {2};
    deque.push(element);
  }

  @Actor
  public void thief(II_Result r) {
    Element element = deque.steal().element();
    if (element != null) {
      r.r1 = element.first;
      int[] second = element.second;
      r.r2 = second == null ? -1 : second[0];
    }
  }
}
