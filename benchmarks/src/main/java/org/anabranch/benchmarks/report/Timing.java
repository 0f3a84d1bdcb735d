package org.anabranch.benchmarks.report;

/**
 * How long a line is warmed and measured.
 *
 * @param warmups iterations whose scores are forgotten
 * @param warmupMillis the length of each, but at least one operation
 * @param iterations whose median is the line's score in a JVM
 * @param iterationMillis the length of each, but at least one operation
 */
record Timing(int warmups, int warmupMillis, int iterations, int iterationMillis) {
  /** What a JVM takes beside its iterations, about. */
  private static final double STARTED_MILLIS = 450;

  /** About how long a line takes in a JVM of its own. */
  double seconds() {
    return (STARTED_MILLIS + warmups * warmupMillis + iterations * iterationMillis) / 1000;
  }
}
