/**
 * Six first exercises and their grader: {@link org.anabranch.examples.exercises.Grade} runs the
 * answers, counts what they do and says in a sentence what is wrong.
 */
@NullMarked
package org.anabranch.examples.exercises;

import org.jspecify.annotations.NullMarked;
