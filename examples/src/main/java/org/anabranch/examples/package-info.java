/**
 * Programs to run and to read: {@link org.anabranch.examples.Showcase} works on the class files of
 * the running JDK, {@link org.anabranch.examples.Fibonacci} and {@link
 * org.anabranch.examples.QuickSort} show recursive tasks. A test runs every one of them.
 */
@NullMarked
package org.anabranch.examples;

import org.jspecify.annotations.NullMarked;
