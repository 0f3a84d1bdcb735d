package org.anabranch.core.deque;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/**
 * {@link OverlookedTop} on a deque without the fences of row D7, to show what they are for.
 *
 * <p>The owner's write of bottom may wait in a store buffer while it reads top. The thief then
 * still sees the old bottom, and both take element 2. The slots are never emptied here, as in the
 * published algorithm, so that nothing else hides it.
 */
@JCStressTest
@Outcome(id = "2, 1, 0", expect = Expect.ACCEPTABLE, desc = "One each.")
@Outcome(id = "0, 1, 2", expect = Expect.ACCEPTABLE, desc = "The thief has both.")
@Outcome(id = "2, 1, 2", expect = Expect.ACCEPTABLE_INTERESTING, desc = "Element 2 is taken twice.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Not even this deque does that.")
@State
public class OverlookedTopWithoutFence {
  private static final VarHandle TOP = handle("top");
  private static final VarHandle BOTTOM = handle("bottom");

  private final int[] slots = {1, 2};
  private long top;
  private long bottom = 2;

  private static VarHandle handle(String field) {
    try {
      return MethodHandles.lookup()
          .findVarHandle(OverlookedTopWithoutFence.class, field, long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private int pop() {
    long b = bottom - 1;
    BOTTOM.setOpaque(this, b);
    long t = (long) TOP.getOpaque(this);
    if (t < b) {
      return slots[(int) b];
    }
    boolean won = t == b && TOP.compareAndSet(this, t, t + 1);
    BOTTOM.setOpaque(this, b + 1);
    return won ? slots[(int) b] : 0;
  }

  private int steal() {
    long t = (long) TOP.getAcquire(this);
    long b = (long) BOTTOM.getAcquire(this);
    if (t >= b) {
      return 0;
    }
    int element = slots[(int) t];
    return TOP.compareAndSet(this, t, t + 1) ? element : 0;
  }

  @Actor
  public void owner(III_Result r) {
    r.r1 = pop();
  }

  @Actor
  public void thief(III_Result r) {
    r.r2 = steal();
    r.r3 = steal();
  }
}
