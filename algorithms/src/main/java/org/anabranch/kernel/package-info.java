/**
 * Sequential inner loops over primitive arrays: pure, typed, and ignorant of threads.
 *
 * <p>Every method takes a range, {@code from} inclusive and {@code to} exclusive, which its caller
 * has checked. The accumulators ({@link ExactSum}, {@link CertifiedSum}, {@link WideSum}) belong to
 * one thread at a time and are merged afterwards, in any order, with the same result.
 *
 * <p>The correctly rounded sum of doubles takes one fast pass that proves its own answer ({@link
 * CertifiedSum}) and, where the proof fails, one slower pass that cannot fail ({@link ExactSum}).
 */
@NullMarked
package org.anabranch.kernel;

import org.jspecify.annotations.NullMarked;
