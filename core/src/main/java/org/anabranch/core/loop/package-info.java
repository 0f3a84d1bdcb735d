/**
 * Loops over index ranges that split themselves: the meeting place of the scheduler and the
 * algorithms.
 *
 * <p>Exported to {@code org.anabranch} only; programs use {@code Par}.
 */
@NullMarked
package org.anabranch.core.loop;

import org.jspecify.annotations.NullMarked;
