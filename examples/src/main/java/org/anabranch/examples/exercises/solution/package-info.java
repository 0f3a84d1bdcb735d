/** One good answer to each exercise. */
@NullMarked
package org.anabranch.examples.exercises.solution;

import org.jspecify.annotations.NullMarked;
