package org.anabranch.op;

import java.util.Arrays;

/** A range cut into runs, which are sorted, and leaves, which are not yet. */
final class Leaves {
  private final int length;
  private int[] borders = new int[8];
  private int count;
  private int[] unsorted = new int[8];
  private int unsortedCount;
  private long elements;

  /**
   * A range of which nothing is cut yet.
   *
   * @param from where it begins
   * @param length of a leaf, nearly
   */
  Leaves(int from, int length) {
    this.length = length;
    borders[0] = from;
  }

  /** Adds a run that begins where the last piece ended. */
  void addRun(int to) {
    if (count + 1 == borders.length) {
      borders = Arrays.copyOf(borders, 2 * borders.length);
    }
    borders[++count] = to;
  }

  /** Adds leaves that begin where the last piece ended, none if nothing is left for them. */
  void addLeaves(int to) {
    int from = borders[count];
    int leaves = Math.max(to > from ? 1 : 0, (to - from) / length);
    elements += to - from;
    for (int i = 1; i <= leaves; i++) {
      if (unsortedCount == unsorted.length) {
        unsorted = Arrays.copyOf(unsorted, 2 * unsorted.length);
      }
      unsorted[unsortedCount++] = count;
      addRun(from + (int) ((long) (to - from) * i / leaves));
    }
  }

  /** How many leaves there are. */
  int unsorted() {
    return unsortedCount;
  }

  /** How many elements the leaves have. */
  long elements() {
    return elements;
  }

  /** Where a leaf begins. */
  int from(int leaf) {
    return borders[unsorted[leaf]];
  }

  /** Where a leaf ends. */
  int to(int leaf) {
    return borders[unsorted[leaf] + 1];
  }

  /** How many runs and leaves there are. */
  int count() {
    return count;
  }

  /** Where runs and leaves begin, and the end. */
  int[] borders() {
    return borders;
  }
}
