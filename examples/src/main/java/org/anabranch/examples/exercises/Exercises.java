package org.anabranch.examples.exercises;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/** The six, in the order in which they are meant to be done. */
final class Exercises {
  private static final int SMALL = 1 << 12;
  private static final int LARGE = 1 << 16;

  static final List<Exercise> ALL =
      List.of(
          new Exercise(
              "Maximum",
              "The largest of n numbers, Long.MIN_VALUE of none. Span: O(log n) beside a leaf.",
              Form.VALUE,
              a -> new long[] {LongStream.of(a).max().orElse(Long.MIN_VALUE)},
              n -> n,
              SMALL,
              LARGE,
              List.of(
                  "The largest of a range is the larger one of the largest of its two halves.",
                  "Below some hundreds of numbers use a loop; else make two tasks with the middle"
                      + " as the border, fork one, compute the other yourself, then join.",
                  "fork(right); long best = left.compute(); return Math.max(best, join(right));")),
          new Exercise(
              "Sum",
              "The sum of n numbers, 0 of none. Span: O(log n) beside a leaf.",
              Form.VALUE,
              a -> new long[] {LongStream.of(a).sum()},
              n -> n,
              SMALL,
              LARGE,
              List.of(
                  "It is the first exercise with + for max: what changes for an empty range?",
                  "Every number must be in one leaf: [from, middle) and [middle, to) have no gap.",
                  "No task may add to a variable that others add to: results are returned.")),
          new Exercise(
              "PrefixSum",
              "a[i] becomes a[0] + ... + a[i]. Work: O(n). Span: O(log n) beside a leaf.",
              Form.IN_PLACE,
              Exercises::prefixSum,
              n -> 2L * n,
              SMALL,
              LARGE,
              List.of(
                  "A range could be done at once if only the sum of all before it were known.",
                  "Two trips over one tree: the first, upwards, stores the sum of each range; the"
                      + " second, downwards, hands each range the sum of all before it.",
                  "Downwards the left half gets what its parent got, the right half that plus the"
                      + " stored sum of the left half; a leaf runs the loop from there.")),
          new Exercise(
              "Pack",
              "The even numbers of n, in their order, as new numbers. Work: O(n). Span: O(log n)"
                  + " beside a leaf.",
              Form.NEW,
              a -> LongStream.of(a).filter(x -> x % 2 == 0).toArray(),
              n -> n + n / 2,
              SMALL,
              LARGE,
              List.of(
                  "A leaf could write at once if only it knew how many even numbers are before it.",
                  "Count on the way up, as in the prefix sum; the count at the top is the length"
                      + " of the result.",
                  "Joining lists of the two halves copies every number once on each level, and"
                      + " the last copy is a loop of n steps that nobody shares.")),
          new Exercise(
              "MergeSort",
              "Sorts n numbers. Work: O(n log n). Span: a power of log n beside some leaves.",
              Form.IN_PLACE,
              Exercises::sorted,
              Exercises::mergeSortUnits,
              SMALL,
              LARGE,
              List.of(
                  "Fork the sort of one half. Then look at the merge: the last one alone is a"
                      + " loop over all numbers, so the span is n.",
                  "A merge can be halved: take the middle of the longer half, find its place in"
                      + " the other one by binary search, and merge what is below and what is"
                      + " above side by side.",
                  "The place of the middle in the result is the sum of both indices. Merge from"
                      + " one array into another, and swap their roles from level to level.")),
          new Exercise(
              "TiledProduct",
              "The product of two square matrices, tile by tile. Work: O(n^3). Span: O(n) for"
                  + " tiles of a fixed size.",
              Form.MATRICES,
              Exercises::product,
              n -> 2L * n * n * n + (long) n * n,
              32,
              64,
              List.of(
                  "Each cell of the result can be computed on its own, so cut the result and"
                      + " nothing else.",
                  "Halve the longer side of the rectangle until it is a tile of some tens of"
                      + " cells; fork one half.",
                  "Do not cut the sum over k: two tasks would add to one cell.")));

  private Exercises() {}

  private static long[] prefixSum(long[] a) {
    long[] sums = a.clone();
    for (int i = 1; i < sums.length; i++) {
      sums[i] += sums[i - 1];
    }
    return sums;
  }

  private static long[] sorted(long[] a) {
    long[] sorted = a.clone();
    Arrays.sort(sorted);
    return sorted;
  }

  /** Every level of the merges reads and writes each number. */
  private static long mergeSortUnits(int n) {
    return 2L * n * (Integer.SIZE - Integer.numberOfLeadingZeros(n));
  }

  private static long[] product(long[] both) {
    int cells = both.length / 2;
    int n = (int) Math.sqrt(cells);
    long[] product = new long[cells];
    for (int cell = 0; cell < cells; cell++) {
      for (int k = 0; k < n; k++) {
        product[cell] += both[cell / n * n + k] * both[cells + k * n + cell % n];
      }
    }
    return product;
  }
}
