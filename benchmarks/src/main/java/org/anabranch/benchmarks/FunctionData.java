package org.anabranch.benchmarks;

/** What the functions of {@link LambdaPollutionBenchmark} read and write. */
final class FunctionData {
  final int[] source;
  final int[] target;
  final Integer[] objects;

  FunctionData(int n) {
    source = new int[n];
    target = new int[n];
    objects = new Integer[n];
    for (int i = 0; i < n; i++) {
      source[i] = i * 31;
      objects[i] = i;
    }
  }
}
