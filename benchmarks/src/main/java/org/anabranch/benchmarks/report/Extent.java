package org.anabranch.benchmarks.report;

/** How much a run measures. */
enum Extent {
  /** One round of a few lines a suite, each measured shortly. */
  QUICK("quick", 1, 2, 3, 100),
  /** Rounds of the lines of all budgets; what only figures show is measured in the first. */
  FULL("full", 3, 5, 3, 100),
  /** Every line of every suite, for those with days. */
  ALL_LINES("all lines", 5, 5, 5, 200);

  /** The name that results are filed under. */
  final String label;

  /** How many forks a line gets unless told otherwise. */
  final int rounds;

  private final int warmups;
  private final int iterations;
  private final int iterationMillis;

  Extent(String label, int rounds, int warmups, int iterations, int iterationMillis) {
    this.label = label;
    this.rounds = rounds;
    this.warmups = warmups;
    this.iterations = iterations;
    this.iterationMillis = iterationMillis;
  }

  /** The timing of a suite's lines; what is measured cold has no warm-up and runs once. */
  Timing timing(Suite suite) {
    return suite.warmupMillis == 0
        ? new Timing(0, 1, 1, 1)
        : new Timing(warmups, suite.warmupMillis, iterations, iterationMillis);
  }
}
