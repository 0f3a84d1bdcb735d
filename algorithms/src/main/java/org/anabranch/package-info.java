/**
 * Parallel algorithms as plain calls: {@link org.anabranch.Par} is the entry point.
 *
 * <p>A call runs in the current pool: the one whose {@code call}, {@code run} or task encloses it,
 * else {@link org.anabranch.core.WorkStealingPool#common()}. The calling thread takes part, small
 * work stays on it, and when a call returns or throws nothing of it runs any more.
 */
@NullMarked
package org.anabranch;

import org.jspecify.annotations.NullMarked;
