package org.anabranch.core.loop;

import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.Job;
import org.anabranch.core.worker.Siblings;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * Runs a few bodies side by side; the rules are those of {@link Siblings}. While enough forks of
 * the worker wait to be stolen, the bodies run in place, one after the other: one more fork would
 * only wait in line.
 */
public final class Branches {
  private static final int ENOUGH_TO_STEAL = 3;

  private Branches() {}

  /**
   * Runs bodies side by side.
   *
   * @param functions the user's function that each body stands for
   * @param bodies what to run, in order of precedence
   */
  public static void run(Object[] functions, Runnable[] bodies) {
    Worker worker = Current.worker();
    if (worker != null && worker.surplus() >= ENOUGH_TO_STEAL) {
      InPlace all = new InPlace(bodies);
      worker.crew().invoke(all);
      all.rethrow();
    } else {
      Job[] jobs = new Job[bodies.length];
      for (int i = 0; i < bodies.length; i++) {
        jobs[i] = new Branch(functions[i].getClass(), bodies[i]);
      }
      Siblings.run(functions[0].getClass(), jobs);
    }
  }

  /** One body. */
  private static final class Branch extends Job {
    private final Class<?> function;
    private final Runnable body;

    Branch(Class<?> function, Runnable body) {
      this.function = function;
      this.body = body;
    }

    @Override
    protected Class<?> functionClass() {
      return function;
    }

    @Override
    protected void exec() {
      body.run();
    }
  }

  /** All bodies in order; it publishes nothing itself. */
  private static final class InPlace extends Job {
    private final Runnable[] bodies;

    InPlace(Runnable[] bodies) {
      this.bodies = bodies;
    }

    @Override
    protected @Nullable Class<?> functionClass() {
      return null;
    }

    @Override
    protected void exec() {
      for (Runnable body : bodies) {
        body.run();
      }
    }

    void rethrow() {
      rethrowFailure();
    }
  }
}
