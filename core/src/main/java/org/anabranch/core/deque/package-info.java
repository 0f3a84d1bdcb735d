/**
 * The work-stealing deque and its proof.
 *
 * <p>The argument, event by event, with the table of access modes, is in {@code DEQUE.md} beside
 * this file. Rows of that table are named in the code as {@code D1}, {@code D2} and so on.
 */
@NullMarked
package org.anabranch.core.deque;

import org.jspecify.annotations.NullMarked;
