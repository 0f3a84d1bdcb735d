/**
 * JMH suites: each measures {@code Par} or the pool beside its peers, on the same data, in the same
 * run. The first peer is always the plain loop a good programmer writes.
 */
@NullMarked
package org.anabranch.benchmarks;

import org.jspecify.annotations.NullMarked;
