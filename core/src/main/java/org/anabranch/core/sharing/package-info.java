/**
 * The pool of textbooks that shares one locked queue, as a contrast to work stealing.
 *
 * <p>For experiments and lessons; programs use {@code org.anabranch.core}.
 */
@NullMarked
package org.anabranch.core.sharing;

import org.jspecify.annotations.NullMarked;
