package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/**
 * What every fork and join of a worker reads and writes. The worker renews this object so often
 * that it stays young: a reference stored into an old object would cost a fence of the garbage
 * collector's at every fork. For the worker's own thread.
 */
final class Foreground {
  /** The innermost running job. */
  @Nullable Job job;

  /** How many forks are kept. */
  int kept;

  /** From so many kept forks on one more serves nobody. */
  int enough;

  /** Whether a fork has only to be kept, and a kept one only to be run; thefts aside. */
  boolean calm;

  /** So many joins may be made in calm before a review is due. */
  int calmJoins;

  /** The first, or one in the place of another. */
  Foreground(@Nullable Foreground before) {
    if (before != null) {
      job = before.job;
      kept = before.kept;
      enough = before.enough;
      calm = before.calm;
      calmJoins = before.calmJoins;
    }
  }
}
