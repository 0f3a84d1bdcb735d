/** Limits measured with the Vector API; compiled apart, loaded by name. */
@NullMarked
package org.anabranch.benchmarks.simd;

import org.jspecify.annotations.NullMarked;
