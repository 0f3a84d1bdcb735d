/**
 * The report: runs the suites in rounds, keeps what they scored as CSV, holds it against the
 * budgets and draws it.
 */
@NullMarked
package org.anabranch.benchmarks.report;

import org.jspecify.annotations.NullMarked;
