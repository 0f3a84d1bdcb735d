package org.anabranch.benchmarks;

import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Elements for pipelines: the same ones for the same number. */
final class PipelineData {
  private static final long SEED = 20240611;

  final int[] ints;
  final long[] longs;
  final double[] doubles;
  final String[] strings;

  PipelineData(int n) {
    ints = new SplittableRandom(SEED).ints(n).toArray();
    longs = new SplittableRandom(SEED).longs(n).toArray();
    doubles = new SplittableRandom(SEED).doubles(n).toArray();
    strings = IntStream.of(ints).mapToObj(x -> Integer.toString(x, 36)).toArray(String[]::new);
  }
}
