/**
 * Functional interfaces that the JDK does not have, as {@code java.util.function} has the others.
 */
@NullMarked
package org.anabranch.function;

import org.jspecify.annotations.NullMarked;
