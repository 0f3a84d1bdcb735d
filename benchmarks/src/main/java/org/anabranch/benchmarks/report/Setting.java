package org.anabranch.benchmarks.report;

/** Settings of the JDK's common pool. The better of the two is the peer. */
enum Setting {
  DEFAULTS(""),
  COMMON_POOL_OF_TWO("-Djava.util.concurrent.ForkJoinPool.common.parallelism=2");

  /** What to tell the JVM; empty for nothing. */
  final String option;

  Setting(String option) {
    this.option = option;
  }
}
