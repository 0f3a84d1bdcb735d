/**
 * Who sleeps, who searches, and who wakes whom.
 *
 * <p>The argument that no submitted work is missed is in {@code SLEEP.md} beside this file. Rows of
 * its table of access modes are named in the code as {@code S1}, {@code S2} and so on.
 */
@NullMarked
package org.anabranch.core.idle;

import org.jspecify.annotations.NullMarked;
