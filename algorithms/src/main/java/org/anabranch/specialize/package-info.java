/**
 * The one place that loads a kernel once more for a user's function class, so that the compiler
 * inlines the function into the kernel's loop.
 *
 * <p>A loop that calls a user's function through a call site that every function of the program
 * shares is slow once it has seen three of them: nothing is inlined any more. A {@link Specializer}
 * gives a function class that proves hot a copy of the kernel, a hidden class made of the kernel's
 * own class file, whose profile sees that one class only. Who gets a copy, and how many there are,
 * is bounded ({@link Limits}); wherever copies cannot be made, the shared kernel runs, with the
 * same results. {@code -Danabranch.specialize=off} switches it off.
 */
@NullMarked
package org.anabranch.specialize;

import org.jspecify.annotations.NullMarked;
