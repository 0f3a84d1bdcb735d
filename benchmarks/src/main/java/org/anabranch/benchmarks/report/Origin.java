package org.anabranch.benchmarks.report;

/**
 * Where the results of a file come from.
 *
 * @param jdk the major version
 * @param run quick or full
 * @param commit of the working directory
 * @param machine its kind
 */
record Origin(String jdk, String run, String commit, String machine) {
  /** Of what is measured now. */
  static Origin here(boolean quick) {
    return new Origin(Machine.jdk(), quick ? "quick" : "full", Machine.commit(), Machine.kind());
  }
}
