/**
 * The tests of the house itself: layers, sizes and documents.
 *
 * <p>They live in the module that sees every other one, and hold what {@code docs/ARCHITECTURE.md}
 * and the other Markdown files say against the code.
 */
@NullMarked
package org.anabranch.house;

import org.jspecify.annotations.NullMarked;
