package org.anabranch.kernel;

/**
 * Gathers what is {@link Marks marked}.
 *
 * <p>Ranges to gather begin with a word of the marks.
 */
public final class PackKernels {
  private PackKernels() {}

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
