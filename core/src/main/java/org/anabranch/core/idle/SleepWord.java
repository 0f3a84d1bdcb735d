package org.anabranch.core.idle;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.anabranch.core.layout.PaddedLong;
import org.anabranch.core.shim.Shim;

/**
 * How many search and how many sleep, in one padded word that changes by compare-and-set.
 *
 * <p>Bits 0-15 count searchers, with a sign, bits 16-31 sleepers, bits 32-63 are a version that
 * changes with every update and may wrap: it only keeps an update from mistaking a later state for
 * the one it read.
 */
final class SleepWord extends PaddedLong {
  private static final VarHandle VALUE = handle();
  private static final long SEARCHER = 1L;
  private static final long SLEEPER = 1L << 16;
  private static final long VERSION = 1L << 32;
  private static final long MOST_VERSION = 0xFFFF_FFFFL;
  private static final int COUNT_MASK = 0xFFFF;

  SleepWord() {
    super(Shim.first(MOST_VERSION) * VERSION);
  }

  private static VarHandle handle() {
    try {
      return MethodHandles.lookup().findVarHandle(SleepWord.class, "value", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  long getOpaque() {
    Shim.step();
    return (long) VALUE.getOpaque(this); // S1
  }

  /**
   * Adds to both counts in one atomic step, which is also a full fence.
   *
   * @return the word after it
   */
  long add(int searchers, int sleepers) {
    for (; ; ) {
      long word = getOpaque();
      long next = word + VERSION + searchers * SEARCHER + sleepers * SLEEPER;
      Shim.step();
      if (VALUE.compareAndSet(this, word, next)) { // S2
        return next;
      }
    }
  }

  /** Adds one searcher unless there are {@code limit} already. */
  boolean addSearcherBelow(int limit) {
    for (; ; ) {
      long word = getOpaque();
      if (searching(word) >= limit) {
        return false;
      }
      Shim.step();
      if (VALUE.compareAndSet(this, word, word + VERSION + SEARCHER)) { // S2
        return true;
      }
    }
  }

  /**
   * May be below zero for a moment: a woken thread can leave the searchers before it is counted.
   */
  static int searching(long word) {
    return (short) word;
  }

  static int sleeping(long word) {
    return (int) ((word - searching(word)) >>> 16) & COUNT_MASK;
  }
}
