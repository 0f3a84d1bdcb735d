package org.anabranch.core.idle;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.anabranch.core.layout.PaddedLong;
import org.anabranch.core.shim.Shim;

/**
 * A flag by which thieves tell a worker that its deque is no longer as it left it: raised with
 * every theft, lowered by the worker before it looks how much is left.
 *
 * <p>So the worker knows what lies on its deque without reading the end that thieves write. The
 * flag stands on a cache line of its own, which stays in everybody's cache while nobody steals. A
 * theft just before the flag is lowered is seen by the look that follows.
 */
public final class Demand extends PaddedLong {
  private static final VarHandle VALUE = handle();

  /** A flag that is down. */
  public Demand() {
    super(0);
  }

  private static VarHandle handle() {
    try {
      return MethodHandles.lookup().findVarHandle(Demand.class, "value", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /**
   * Whether something was stolen. Any thread may ask.
   *
   * @return true while the flag is raised
   */
  public boolean isRaised() {
    Shim.step();
    return (long) VALUE.getOpaque(this) != 0; // S7
  }

  /** For a thief, after it took something. */
  public void raise() {
    Shim.fullFence(); // S6
    if (!isRaised()) {
      Shim.step();
      VALUE.setOpaque(this, 1); // S7
    }
  }

  /** For the worker whose deque it is. */
  public void lower() {
    if (isRaised()) {
      Shim.step();
      VALUE.setOpaque(this, 0); // S7
      Shim.fullFence(); // S6
    }
  }
}
