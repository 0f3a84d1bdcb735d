package org.anabranch.core.worker;

import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;

/**
 * Why a pool does not run what it was given.
 *
 * @param pool its name
 */
record Refusal(String pool) {
  RejectedExecutionException closed() {
    return new RejectedExecutionException("pool " + pool + " is closed");
  }

  RejectedExecutionException noThread() {
    return new RejectedExecutionException("pool " + pool + " has no thread and can start none");
  }

  CancellationException closedBeforeThis() {
    return new CancellationException("pool " + pool + " was closed before this began");
  }
}
