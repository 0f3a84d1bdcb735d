package org.anabranch.core.worker;

import java.util.ArrayList;
import java.util.List;
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

  /** Whether a job must stay with its caller, who is initialising a class: as far as is cheap. */
  static boolean enclose(Job job) {
    FunctionMemory memory = job.memory();
    return memory != null && memory.firstInsideInitialiser();
  }

  /** Whether jobs must stay with a caller who is about to publish the first of a call. */
  static boolean encloseCall(@Nullable Job root, @Nullable Job fork) {
    List<Class<?>> functions = new ArrayList<>(2);
    for (Job job : new @Nullable Job[] {root, fork}) {
      Class<?> function = job == null ? null : job.functionClass();
      if (function != null) {
        functions.add(function);
      }
    }
    return FunctionMemory.insideInitialiser(functions);
  }

  static boolean onStack() {
    return StackWalker.getInstance()
        .walk(frames -> frames.anyMatch(f -> f.getMethodName().equals("<clinit>")));
  }
}
