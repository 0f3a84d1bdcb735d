/**
 * Twins of kernels, written with the JDK's incubating Vector API.
 *
 * <p>They are compiled apart from the rest, because the compiler warns of an incubator in a way
 * that cannot be switched off, and loaded by {@link org.anabranch.kernel.VectorApi} only. A twin is
 * public, has a public constructor that takes nothing, and returns the same bits as its plain form.
 */
@NullMarked
package org.anabranch.kernel.simd;

import org.jspecify.annotations.NullMarked;
