package org.anabranch.benchmarks.report;

/**
 * What one line scored on one JDK in one setting.
 *
 * @param unit of the times, such as ns/op
 * @param times one for each fork
 * @param bytes allocated by an operation, one for each fork; empty when not measured
 */
record Result(Line line, String jdk, Setting setting, String unit, Scores times, Scores bytes) {}
