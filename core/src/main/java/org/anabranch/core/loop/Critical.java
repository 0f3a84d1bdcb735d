package org.anabranch.core.loop;

import java.util.concurrent.CancellationException;
import org.anabranch.core.worker.Cancel;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.Job;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * A part of an operation that runs to its end also when its call is cancelled, because what it left
 * half done would be lost: elements on their way back from a buffer. It should be short, or ask
 * whether it {@linkplain #isCancelled() still} matters what comes out.
 */
public final class Critical {
  private Critical() {}

  /**
   * Runs a part to its end.
   *
   * @param body the part, which calls no foreign code
   */
  public static void run(Runnable body) {
    Part part = new Part(body);
    Current.crew().invokeGroup(part, Cancel.SHIELD);
    part.rethrow();
  }

  /**
   * Whether the call around the part is cancelled. For the part.
   *
   * @return true when the result will not be looked at
   */
  public static boolean isCancelled() {
    Worker worker = Current.worker();
    return worker != null && worker.engagement().isRequested();
  }

  /**
   * What to throw after a part that left something out because its call is cancelled.
   *
   * @return a new exception
   */
  public static CancellationException cancellation() {
    return Current.cancellation();
  }

  /** The body as a job. */
  private static final class Part extends Job {
    private final Runnable body;

    Part(Runnable body) {
      this.body = body;
    }

    /** The body is our own: nothing to remember, nobody to be initialised. */
    @Override
    protected @Nullable Class<?> functionClass() {
      return null;
    }

    @Override
    protected void exec() {
      body.run();
    }

    void rethrow() {
      rethrowFailure();
    }
  }
}
