package org.anabranch;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Numbers in the middle of larger arrays, and the same ones alone. Doubles are small multiples of
 * an eighth, so that plain additions and products of two are exact.
 */
final class ContractInput {
  private static final int BEFORE = 5;
  private static final int BEHIND = 3;

  final int from = BEFORE;
  final int to;
  private final int[] wholeInts;
  private final long[] wholeLongs;
  private final double[] wholeDoubles;
  final int[] ints;
  final long[] longs;
  final double[] doubles;
  final Integer[] boxes;
  private final long fingerprint;

  private ContractInput(int[] whole) {
    to = whole.length - BEHIND;
    wholeInts = whole;
    wholeLongs = Arrays.stream(whole).mapToLong(x -> x * 0x1_0000_0001L).toArray();
    wholeDoubles = Arrays.stream(whole).mapToDouble(x -> x % 1_000 * 0.125).toArray();
    ints = Arrays.copyOfRange(wholeInts, from, to);
    longs = Arrays.copyOfRange(wholeLongs, from, to);
    doubles = Arrays.copyOfRange(wholeDoubles, from, to);
    boxes = Arrays.stream(ints).boxed().toArray(Integer[]::new);
    fingerprint = hash();
  }

  static ContractInput of(int n, ContractTest.Pattern pattern) {
    Random random = new Random(n);
    return new ContractInput(
        IntStream.range(0, BEFORE + n + BEHIND).map(i -> pattern.at(i, random)).toArray());
  }

  int size() {
    return to - from;
  }

  /** Copies to change, with the numbers at [from, to). */
  int[] wholeInts() {
    return wholeInts.clone();
  }

  long[] wholeLongs() {
    return wholeLongs.clone();
  }

  double[] wholeDoubles() {
    return wholeDoubles.clone();
  }

  /** Whether the numbers are what they were. */
  boolean isUntouched() {
    return hash() == fingerprint;
  }

  private long hash() {
    return Arrays.hashCode(ints)
        + 31L * Arrays.hashCode(longs)
        + 961L * Arrays.hashCode(doubles)
        + 29_791L * Arrays.hashCode(boxes);
  }
}
