/**
 * Parallel shapes over index ranges, without types: they know the pool and never an array.
 *
 * <p>A skeleton decides who runs which indices; the kernel it is given does the work in a plain
 * loop. One call per piece of thousands of elements costs nothing.
 */
@NullMarked
package org.anabranch.skeleton;

import org.jspecify.annotations.NullMarked;
