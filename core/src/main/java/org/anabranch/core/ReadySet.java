package org.anabranch.core;

import java.util.concurrent.atomic.AtomicLongArray;
import org.anabranch.core.shim.Shim;

/**
 * A set of numbers below a bound, from which any thread takes the smallest that it finds.
 *
 * <p>One bit for each number, and above each 64 words a word of hints: a hint is set after its
 * word's bit, and cleared by a taker that found the word empty and then looks once more. So a hint
 * that is missing is only missing for a moment; a taker that sees none reads all words. A taker
 * knows that there is a number for it, so it always ends. A step is O(n / 4096) words.
 */
final class ReadySet {
  private static final int BITS = 6;

  private final AtomicLongArray words; // G1
  private final AtomicLongArray hints; // G2

  /** An empty set of numbers from 0 to {@code bound - 1}. */
  ReadySet(int bound) {
    words = new AtomicLongArray(wordsFor(bound));
    hints = new AtomicLongArray(wordsFor(words.length()));
  }

  private static int wordsFor(int bits) {
    return (bits + Long.SIZE - 1) >>> BITS;
  }

  /** Removes everything. Nobody else uses the set. */
  void clear() {
    for (int i = 0; i < words.length(); i++) {
      words.set(i, 0);
    }
    for (int i = 0; i < hints.length(); i++) {
      hints.set(i, 0);
    }
  }

  /** Adds a number that is not in the set. What the caller wrote before, its taker sees. */
  void add(int number) {
    int word = number >>> BITS;
    Shim.step();
    words.getAndAdd(word, 1L << number);
    hint(word);
  }

  private void hint(int word) {
    long bit = 1L << word;
    int above = word >>> BITS;
    long old = hints.get(above);
    while ((old & bit) == 0 && !hints.compareAndSet(above, old, old | bit)) { // G2
      old = hints.get(above);
    }
  }

  /** Takes a number out; there is one that nobody else may take. */
  int take() {
    for (; ; ) {
      int number = takeByHints();
      if (number < 0) {
        number = takeByWords();
      }
      if (number >= 0) {
        return number;
      }
      Shim.spin();
    }
  }

  private int takeByHints() {
    for (int above = 0; above < hints.length(); above++) {
      for (long left = hints.get(above); left != 0; left &= left - 1) {
        int word = (above << BITS) + Long.numberOfTrailingZeros(left);
        int number = takeFrom(word);
        if (number >= 0) {
          return number;
        }
        dropHint(word);
      }
    }
    return -1;
  }

  private void dropHint(int word) {
    long bit = 1L << word;
    int above = word >>> BITS;
    long old = hints.get(above);
    while ((old & bit) != 0 && !hints.compareAndSet(above, old, old & ~bit)) { // G2
      old = hints.get(above);
    }
    Shim.step();
    if (words.get(word) != 0) {
      hint(word);
    }
  }

  private int takeByWords() {
    for (int word = 0; word < words.length(); word++) {
      int number = takeFrom(word);
      if (number >= 0) {
        return number;
      }
    }
    return -1;
  }

  /** Takes the smallest number of a word; -1 when it has none. */
  private int takeFrom(int word) {
    Shim.step();
    for (long left = words.get(word); left != 0; left = words.get(word)) {
      Shim.step();
      if (words.compareAndSet(word, left, left & (left - 1))) { // G1
        return (word << BITS) + Long.numberOfTrailingZeros(left);
      }
    }
    return -1;
  }
}
