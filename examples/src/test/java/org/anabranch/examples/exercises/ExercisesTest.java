package org.anabranch.examples.exercises;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.anabranch.examples.exercises.answers.WrongAnswers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ExercisesTest {

  private static Exercise exercise(String type) {
    return Exercises.ALL.stream().filter(e -> e.type().equals(type)).findFirst().orElseThrow();
  }

  @Test
  void theSolutionsPass() {
    List<Verdict> verdicts = Grade.all("solution");
    assertEquals(6, verdicts.size());
    verdicts.forEach(verdict -> assertTrue(verdict.passed(), verdict::toString));
  }

  @Test
  void theSkeletonsAreRightAndDoNotFork() {
    for (Verdict verdict : Grade.all("skeleton")) {
      assertFalse(verdict.passed(), verdict::toString);
      assertTrue(verdict.sentence().contains("nothing was forked"), verdict::toString);
    }
  }

  static Stream<Arguments> wrongAnswers() {
    return Stream.of(
        Arguments.of("Sum", WrongAnswers.NoFork.class, "nothing was forked"),
        Arguments.of("Sum", WrongAnswers.LeafOfOne.class, "stop splitting earlier"),
        Arguments.of("Sum", WrongAnswers.JoinAtOnce.class, "none runs beside another"),
        Arguments.of("Sum", WrongAnswers.OffByOne.class, "For 1025 numbers the result is"),
        Arguments.of("Sum", WrongAnswers.NoEnd.class, "For [5] the recursion has no end"),
        Arguments.of("Sum", WrongAnswers.TwoHalves.class, "The longest chain of tasks grows"),
        Arguments.of("Sum", WrongAnswers.NoJoin.class, "For 2000 numbers the result is"),
        Arguments.of("Maximum", WrongAnswers.NoFork.class, "instead of"),
        Arguments.of("PrefixSum", WrongAnswers.SerialCombine.class, "puts the halves together"),
        Arguments.of("Sum", WrongAnswers.TooMuchWork.class, "times the accesses of the loop"),
        Arguments.of("Pack", WrongAnswers.NoFork.class, "no public static solve"));
  }

  @ParameterizedTest
  @MethodSource("wrongAnswers")
  void aWrongAnswerGetsItsSentence(String type, Class<?> answer, String sentence) {
    Verdict verdict = Grader.grade(exercise(type), answer);
    assertFalse(verdict.passed(), verdict::toString);
    assertTrue(verdict.sentence().contains(sentence), verdict::toString);
  }

  @Test
  void everyExerciseHasThreeHints() {
    Exercises.ALL.forEach(e -> assertEquals(3, e.hints().size(), e.type()));
  }
}
