/**
 * The experiments that textbooks explain work stealing with, each a program to run and to change;
 * {@link org.anabranch.examples.experiments.Experiments} runs them all.
 */
@NullMarked
package org.anabranch.examples.experiments;

import org.jspecify.annotations.NullMarked;
