package org.anabranch.kernel;

import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/**
 * Marks what a predicate matches, 64 results in a word, and gathers what is marked. The predicate
 * is called once for each element; nothing branches on what it returned.
 *
 * <p>Ranges to gather begin with a word of the marks.
 */
public final class PackKernels {
  private PackKernels() {}

  /** Marks the elements that match. */
  public static void mark(int[] a, int from, int to, IntPredicate predicate, Marks marks) {
    for (int at = from; at < to; ) {
      int end = Marks.wordEnd(at, to);
      marks.mark(at, end, matches(a, at, end, predicate));
      at = end;
    }
  }

  private static long matches(int[] a, int from, int to, IntPredicate predicate) {
    long bits = 0;
    for (int i = from; i < to; i++) {
      bits |= (predicate.test(a[i]) ? 1L : 0L) << i;
    }
    return bits;
  }

  /** Marks the elements that match. */
  public static void mark(long[] a, int from, int to, LongPredicate predicate, Marks marks) {
    for (int at = from; at < to; ) {
      int end = Marks.wordEnd(at, to);
      marks.mark(at, end, matches(a, at, end, predicate));
      at = end;
    }
  }

  private static long matches(long[] a, int from, int to, LongPredicate predicate) {
    long bits = 0;
    for (int i = from; i < to; i++) {
      bits |= (predicate.test(a[i]) ? 1L : 0L) << i;
    }
    return bits;
  }

  /** Marks the elements that match. */
  public static void mark(double[] a, int from, int to, DoublePredicate predicate, Marks marks) {
    for (int at = from; at < to; ) {
      int end = Marks.wordEnd(at, to);
      marks.mark(at, end, matches(a, at, end, predicate));
      at = end;
    }
  }

  private static long matches(double[] a, int from, int to, DoublePredicate predicate) {
    long bits = 0;
    for (int i = from; i < to; i++) {
      bits |= (predicate.test(a[i]) ? 1L : 0L) << i;
    }
    return bits;
  }

  /** Marks the elements that match. */
  public static <T> void mark(
      T[] a, int from, int to, Predicate<? super T> predicate, Marks marks) {
    for (int at = from; at < to; ) {
      int end = Marks.wordEnd(at, to);
      marks.mark(at, end, matches(a, at, end, predicate));
      at = end;
    }
  }

  private static <T> long matches(T[] a, int from, int to, Predicate<? super T> predicate) {
    long bits = 0;
    for (int i = from; i < to; i++) {
      bits |= (predicate.test(a[i]) ? 1L : 0L) << i;
    }
    return bits;
  }

  /** Marks the indices that match. */
  public static void markIndices(int from, int to, IntPredicate predicate, Marks marks) {
    for (int at = from; at < to; ) {
      int end = Marks.wordEnd(at, to);
      marks.mark(at, end, matchingIndices(at, end, predicate));
      at = end;
    }
  }

  private static long matchingIndices(int from, int to, IntPredicate predicate) {
    long bits = 0;
    for (int i = from; i < to; i++) {
      bits |= (predicate.test(i) ? 1L : 0L) << i;
    }
    return bits;
  }

  /** Gathers the marked elements, from {@code at} on. */
  public static void gather(int[] a, int from, int to, Marks marks, int[] out, int at) {
    int next = at;
    for (int word = from; word < to; word = Marks.wordEnd(word, to)) {
      for (long bits = marks.at(word, to); bits != 0; bits &= bits - 1) {
        out[next++] = a[word + Long.numberOfTrailingZeros(bits)];
      }
    }
  }

  /** Gathers the elements that are not marked, from {@code at} on. */
  public static void gatherRest(int[] a, int from, int to, Marks marks, int[] out, int at) {
    int next = at;
    for (int word = from; word < to; word = Marks.wordEnd(word, to)) {
      for (long bits = marks.notAt(word, to); bits != 0; bits &= bits - 1) {
        out[next++] = a[word + Long.numberOfTrailingZeros(bits)];
      }
    }
  }

  /** Gathers the marked elements, from {@code at} on. */
  public static void gather(long[] a, int from, int to, Marks marks, long[] out, int at) {
    int next = at;
    for (int word = from; word < to; word = Marks.wordEnd(word, to)) {
      for (long bits = marks.at(word, to); bits != 0; bits &= bits - 1) {
        out[next++] = a[word + Long.numberOfTrailingZeros(bits)];
      }
    }
  }

  /** Gathers the elements that are not marked, from {@code at} on. */
  public static void gatherRest(long[] a, int from, int to, Marks marks, long[] out, int at) {
    int next = at;
    for (int word = from; word < to; word = Marks.wordEnd(word, to)) {
      for (long bits = marks.notAt(word, to); bits != 0; bits &= bits - 1) {
        out[next++] = a[word + Long.numberOfTrailingZeros(bits)];
      }
    }
  }

  /** Gathers the marked elements, from {@code at} on. */
  public static void gather(double[] a, int from, int to, Marks marks, double[] out, int at) {
    int next = at;
    for (int word = from; word < to; word = Marks.wordEnd(word, to)) {
      for (long bits = marks.at(word, to); bits != 0; bits &= bits - 1) {
        out[next++] = a[word + Long.numberOfTrailingZeros(bits)];
      }
    }
  }

  /** Gathers the elements that are not marked, from {@code at} on. */
  public static void gatherRest(double[] a, int from, int to, Marks marks, double[] out, int at) {
    int next = at;
    for (int word = from; word < to; word = Marks.wordEnd(word, to)) {
      for (long bits = marks.notAt(word, to); bits != 0; bits &= bits - 1) {
        out[next++] = a[word + Long.numberOfTrailingZeros(bits)];
      }
    }
  }

  /** Gathers the marked elements, from {@code at} on. */
  public static <T> void gather(T[] a, int from, int to, Marks marks, T[] out, int at) {
    int next = at;
    for (int word = from; word < to; word = Marks.wordEnd(word, to)) {
      for (long bits = marks.at(word, to); bits != 0; bits &= bits - 1) {
        out[next++] = a[word + Long.numberOfTrailingZeros(bits)];
      }
    }
  }

  /** Gathers the elements that are not marked, from {@code at} on. */
  public static <T> void gatherRest(T[] a, int from, int to, Marks marks, T[] out, int at) {
    int next = at;
    for (int word = from; word < to; word = Marks.wordEnd(word, to)) {
      for (long bits = marks.notAt(word, to); bits != 0; bits &= bits - 1) {
        out[next++] = a[word + Long.numberOfTrailingZeros(bits)];
      }
    }
  }

  /** Gathers the marked indices, from {@code at} on. */
  public static void gatherIndices(int from, int to, Marks marks, int[] out, int at) {
    int next = at;
    for (int word = from; word < to; word = Marks.wordEnd(word, to)) {
      for (long bits = marks.at(word, to); bits != 0; bits &= bits - 1) {
        out[next++] = word + Long.numberOfTrailingZeros(bits);
      }
    }
  }
}
