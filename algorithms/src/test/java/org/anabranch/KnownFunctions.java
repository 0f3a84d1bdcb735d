package org.anabranch;

import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.anabranch.core.ForkTask;

/** What the initialisers of {@link InitialiserTemplates} find initialised already. */
public final class KnownFunctions {
  /** A function that helpers have run before. */
  public static final Runnable KNOWN = () -> temptThieves(0);

  /** Makes a thousand of every index; helpers have run it before. */
  public static final IntFunction<Long> KNOWN_MAP =
      i -> {
        temptThieves(i);
        return 1_000L;
      };

  /** Keeps everything; helpers have run it before. */
  public static final Predicate<Long> KNOWN_TEST = x -> x != 0;

  private KnownFunctions() {}

  /** Calls another function; helpers have run its class before. */
  public static IntConsumer watched(IntConsumer function) {
    return i -> {
      temptThieves(i);
      function.accept(i);
    };
  }

  /** Gives a thief time to take what was forked, if there is a thief that can see it. */
  public static void temptThieves(int i) {
    long end = System.nanoTime() + TimeUnit.MICROSECONDS.toNanos(i < 3 ? 2_000 : 20);
    while (ForkTask.surplus() > 0 && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }
}
