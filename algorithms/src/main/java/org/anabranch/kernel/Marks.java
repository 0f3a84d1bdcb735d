package org.anabranch.kernel;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A bit for each index of a range from 0 on: which of them to keep.
 *
 * <p>Several threads may mark disjoint ranges. A whole word belongs to whoever marks all of it and
 * is written plainly; in a word that two ranges share, bits are added atomically. Whoever reads has
 * waited for those who mark.
 */
public final class Marks {
  private final AtomicLongArray words;

  /** No index is marked. */
  public Marks(int length) {
    words = new AtomicLongArray((int) ((length + 63L) >>> 6));
  }

  /** Where the word of an index ends, or the range before that. */
  static int wordEnd(int index, int to) {
    int rest = 64 - (index & 63);
    return to - index > rest ? index + rest : to;
  }

  /** Marks indices of one word; bit i stands for the index that is i modulo 64. */
  void mark(int from, int to, long bits) {
    if (to - from == 64) {
      words.setPlain(from >>> 6, bits);
    } else if (bits != 0) {
      words.getAndAccumulate(from >>> 6, bits, (a, b) -> a | b);
    }
  }

  /** The marks of the word that begins at an index, below an end. */
  long at(int index, int to) {
    return words.getPlain(index >>> 6) & below(index, to);
  }

  /** The indices that are not marked, of the word that begins at an index, below an end. */
  long notAt(int index, int to) {
    return ~words.getPlain(index >>> 6) & below(index, to);
  }

  private static long below(int index, int to) {
    return to - index >= 64 ? -1L : (1L << (to - index)) - 1;
  }

  /** How many indices of a range are marked; it begins with a word. */
  public int count(int from, int to) {
    int count = 0;
    for (int at = from; at < to; at = wordEnd(at, to)) {
      count += Long.bitCount(at(at, to));
    }
    return count;
  }
}
