package org.anabranch.kernel;

import java.util.BitSet;

/** Where segments begin: a copy of the bits of a {@link BitSet}, searched within bounds. */
public final class Heads {
  private final long[] words;

  /** The heads that are set now. */
  public Heads(BitSet heads) {
    words = heads.toLongArray();
  }

  /** Whether a segment begins at an index. */
  public boolean at(int index) {
    int word = index >>> 6;
    return word < words.length && (words[word] >>> index & 1) != 0;
  }

  /** The first head of a range, or its end when it has none. */
  public int next(int from, int to) {
    for (int at = from; at < to; at = (at | 63) + 1) {
      int word = at >>> 6;
      if (word >= words.length) {
        return to;
      }
      long bits = words[word] >>> at;
      if (bits != 0) {
        return Math.min(to, at + Long.numberOfTrailingZeros(bits));
      }
      if ((at | 63) == Integer.MAX_VALUE) {
        return to;
      }
    }
    return to;
  }

  /** The last head of a range, or -1 when it has none. */
  public int last(int from, int to) {
    int at = (int) Math.min(to - 1L, words.length * 64L - 1);
    while (at >= from) {
      long bits = words[at >>> 6] << ~at;
      if (bits != 0) {
        int head = at - Long.numberOfLeadingZeros(bits);
        return head >= from ? head : -1;
      }
      at = (at & ~63) - 1;
    }
    return -1;
  }
}
