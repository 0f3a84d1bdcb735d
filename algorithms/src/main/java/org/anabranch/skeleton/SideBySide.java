package org.anabranch.skeleton;

import org.anabranch.core.loop.Branches;

/** A few bodies of unknown cost, run side by side. */
public final class SideBySide {
  private SideBySide() {}

  /**
   * Runs bodies side by side, the first on the caller. When bodies fail, the exception is that of
   * the first in argument order.
   *
   * @param functions the user's function that each body stands for
   * @param bodies what to run, at least one
   */
  public static void run(Object[] functions, Runnable... bodies) {
    Branches.run(functions, bodies);
  }
}
