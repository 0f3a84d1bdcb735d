/** What was recorded of the workers of a pool, as data and as text. */
@NullMarked
package org.anabranch.core.recording;

import org.jspecify.annotations.NullMarked;
