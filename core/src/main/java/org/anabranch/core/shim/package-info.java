/**
 * The thin layer between the scheduler and the machine: shared-memory steps, parking and the clock.
 *
 * <p>Everything the scheduler's protocols do that another thread can observe passes through {@link
 * org.anabranch.core.shim.Shim}. In a program it costs nothing; a test puts a {@link
 * org.anabranch.core.shim.Schedule} behind it and decides which thread moves next.
 */
@NullMarked
package org.anabranch.core.shim;

import org.jspecify.annotations.NullMarked;
