package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/**
 * What the pool has to tell whoever runs the program. Nothing that the program's log does can hurt
 * the pool: the teller may hold a job.
 */
final class Warnings {
  private Warnings() {}

  /** Logs a warning, if that is possible. */
  static void log(String what, @Nullable Throwable cause) {
    try {
      System.getLogger("org.anabranch").log(System.Logger.Level.WARNING, what, cause);
    } catch (Throwable ignored) {
      return; // then nobody can be told
    }
  }
}
