package org.anabranch.examples.exercises;

import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.function.UnaryOperator;

/**
 * One exercise.
 *
 * @param type the simple name of the class that answers it
 * @param statement what is asked
 * @param form what {@code solve} looks like
 * @param expected the right result, by a loop
 * @param serialUnits how many accesses the loop needs for size n
 * @param small a size at which there should be some leaves
 * @param large one that is several times larger
 * @param hints three, each saying more than the one before
 */
record Exercise(
    String type,
    String statement,
    Form form,
    UnaryOperator<long[]> expected,
    IntToLongFunction serialUnits,
    int small,
    int large,
    List<String> hints) {}
