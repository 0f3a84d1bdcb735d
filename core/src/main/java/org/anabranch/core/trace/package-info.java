/**
 * The recorder: a ring of events for each worker, and the work and span of what runs, kept up to
 * date as tasks fork, join and end.
 */
@NullMarked
package org.anabranch.core.trace;

import org.jspecify.annotations.NullMarked;
