package org.anabranch.benchmarks.report;

/**
 * Where the results of a file come from.
 *
 * @param jdk the major version
 * @param run how much of it was measured
 * @param commit of the working directory
 * @param machine its kind
 */
record Origin(String jdk, String run, String commit, String machine) {
  /** Of what is measured now. */
  static Origin here(Extent extent) {
    return new Origin(Machine.jdk(), extent.label, Machine.commit(), Machine.kind());
  }
}
