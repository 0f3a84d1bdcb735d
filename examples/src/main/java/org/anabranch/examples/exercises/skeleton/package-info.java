/** Where the exercises begin: right programs that fork nothing. Change these. */
@NullMarked
package org.anabranch.examples.exercises.skeleton;

import org.jspecify.annotations.NullMarked;
