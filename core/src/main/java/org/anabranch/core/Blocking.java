package org.anabranch.core;

import org.anabranch.core.worker.BlockedThread;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/** Runs code that blocks while spares stand in for the thread in every pool it works for. */
final class Blocking {
  private Blocking() {}

  static <V extends @Nullable Object, X extends Exception> V run(
      @Nullable Worker worker, Body<V, X> body) throws X {
    if (worker == null) {
      return body.call();
    }
    boolean first = BlockedThread.begin(worker);
    try {
      return run(worker.enclosing(), body);
    } finally {
      if (first) {
        BlockedThread.end(worker);
      }
    }
  }
}
