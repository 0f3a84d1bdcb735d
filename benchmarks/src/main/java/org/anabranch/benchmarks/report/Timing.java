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
  /** The timing of a suite's lines; what is measured cold has no warm-up and runs once. */
  static Timing of(Suite suite, boolean quick) {
    if (suite.warmupMillis == 0) {
      return new Timing(0, 1, 1, 1);
    }
    return quick
        ? new Timing(2, suite.warmupMillis, 3, 100)
        : new Timing(5, suite.warmupMillis, 5, 200);
  }
}
