package org.anabranch.skeleton;

import org.anabranch.core.loop.Branches;

/** A few bodies of unknown cost, run side by side. */
public final class SideBySide {
  private SideBySide() {}

  /**
   * Whether a fork made now would only wait behind others.
   *
   * @return true when running the bodies in place loses nothing
   */
  public static boolean isPointless() {
    return Branches.enoughForked();
  }

  /**
   * Runs bodies side by side, the first on the caller. When bodies fail, the exception is that of
   * the first in argument order.
   *
   * @param function the user's function they stand for
   * @param bodies what to run
   */
  public static void run(Object function, Runnable... bodies) {
    Branches.run(function.getClass(), bodies);
  }
}
