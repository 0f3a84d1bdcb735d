package org.anabranch.examples.exercises;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.anabranch.examples.StandardOutput;
import org.anabranch.examples.exercises.answers.WrongAnswers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ExercisesTest {
  private static final List<Verdict> SKELETONS = Grade.all("skeleton");
  private static final List<Verdict> SOLUTIONS = Grade.all("solution");

  private static Exercise exercise(String type) {
    return Exercises.ALL.stream().filter(e -> e.type().equals(type)).findFirst().orElseThrow();
  }

  @Test
  void theSolutionsPass() {
    assertEquals(6, SOLUTIONS.size());
    SOLUTIONS.forEach(verdict -> assertTrue(verdict.passed(), verdict::toString));
  }

  @Test
  void theSkeletonsAreRightAndDoNotFork() {
    for (Verdict verdict : SKELETONS) {
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

  @Test
  void thePageShowsVerdictsAsTheyAre() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "exercises.md"));
    assertTrue(page.contains("\n" + SKELETONS.get(0) + "\n"));
    assertTrue(page.contains("\n" + SOLUTIONS.get(0) + "\n"));
  }

  @Test
  void hintsAreShownAsManyAsAreAskedFor() {
    String none = StandardOutput.of(() -> Grade.main(new String[] {"hint", "pack"}));
    String two = StandardOutput.of(() -> Grade.main(new String[] {"hint", "Pack", "2"}));
    String all = StandardOutput.of(() -> Grade.main(new String[] {"hint", "pack", "9"}));
    assertEquals(
        List.of(1L, 3L, 4L), Stream.of(none, two, all).map(s -> s.lines().count()).toList());
    assertThrows(
        IllegalArgumentException.class, () -> Grade.main(new String[] {"hint", "packing"}));
  }
}
