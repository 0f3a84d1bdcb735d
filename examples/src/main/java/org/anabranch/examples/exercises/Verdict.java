package org.anabranch.examples.exercises;

/**
 * What the grader says of an answer.
 *
 * @param type the exercise
 * @param passed whether it is right
 * @param sentence what was counted, or what is wrong
 */
record Verdict(String type, boolean passed, String sentence) {
  @Override
  public String toString() {
    return String.format("%-13s%-9s %s", type, passed ? "passed" : "not yet", sentence);
  }
}
