package org.anabranch.core;

import java.util.concurrent.CancellationException;

/** A call was not over at the moment its {@link Cancellation} sets, and was ended. */
public class DeadlineExceededException extends CancellationException {
  private static final long serialVersionUID = 1L;

  /** As thrown by calls. */
  public DeadlineExceededException() {
    super("the call missed its deadline");
  }
}
