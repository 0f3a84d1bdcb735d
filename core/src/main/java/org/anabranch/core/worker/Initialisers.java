package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/**
 * Finds out whether the calling thread is initialising a class.
 *
 * <p>A helper that runs code of a class still being initialised blocks until the initialiser ends,
 * and the initialiser waits for the helper. Nobody can see such a block from outside; but the
 * initialiser is on the caller's stack.
 */
final class Initialisers {
  private Initialisers() {}

  /** Whether a job must stay with its caller, who is initialising a class. */
  static boolean enclose(@Nullable Job job) {
    FunctionMemory memory = job == null ? null : job.memory();
    return memory != null && memory.insideInitialiser();
  }

  static boolean onStack() {
    return StackWalker.getInstance()
        .walk(frames -> frames.anyMatch(f -> f.getMethodName().equals("<clinit>")));
  }
}
