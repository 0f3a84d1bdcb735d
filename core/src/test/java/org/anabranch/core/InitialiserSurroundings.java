package org.anabranch.core;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/** What the initialisers of {@link InitialiserTemplates} find initialised already. */
public final class InitialiserSurroundings {
  /** The pool to work in. */
  public static volatile WorkStealingPool pool;

  /** A function that helpers have run before. */
  public static final Runnable KNOWN = InitialiserSurroundings::temptThieves;

  private InitialiserSurroundings() {}

  /** Gives a thief time to take what was forked, if there is a thief that can see it. */
  public static void temptThieves() {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(5);
    while (ForkTask.surplus() > 0 && System.nanoTime() < end) {
      Forced.giveWay();
    }
  }

  /** A function of everybody's, which calls what it is given. */
  public static LongConsumer watched(LongConsumer body) {
    return body::accept;
  }

  /** A task of everybody's, which runs what it is given. */
  public static ForkTask<Integer> wrapped(Callable<Integer> body) {
    return new ForkTask<>() {
      @Override
      protected Integer compute() {
        try {
          return body.call();
        } catch (Exception e) {
          throw new AssertionError(e);
        }
      }
    };
  }
}
