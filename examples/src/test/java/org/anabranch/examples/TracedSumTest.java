package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.core.recording.Recording;
import org.anabranch.core.recording.Recording.Kind;
import org.junit.jupiter.api.Test;

class TracedSumTest {
  private static final int[] NUMBERS = IntStream.range(0, 1_000).toArray();

  @Test
  void oneWorkerSplitsAndTakesEverythingBack() {
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      Recording recording = TracedSum.record(pool, NUMBERS);
      List<String> story = TracedSum.story(recording);
      assertEquals(
          List.of(
              "worker 0 begins a..h",
              "worker 0 forks e..h, a half of a..h",
              "worker 0 begins a..d",
              "worker 0 forks c..d, a half of a..d",
              "worker 0 begins a..b",
              "worker 0 forks b, a half of a..b",
              "worker 0 begins a",
              "worker 0 ends a",
              "worker 0 begins b",
              "worker 0 ends b",
              "worker 0 ends a..b",
              "worker 0 begins c..d"),
          story.subList(0, 12));
      assertEquals(7 + 15 + 15, story.size(), "forks, begins and ends");
      String row = TracedSum.picture(recording, 2_000);
      String leaves = row.substring(2).replace(".", "").strip();
      assertEquals("0 ", row.substring(0, 2));
      assertEquals(sorted(leaves), leaves, "time goes from left to right");
      assertTrue(leaves.endsWith("h"), row);
    }
  }

  private static String sorted(String text) {
    char[] letters = text.toCharArray();
    Arrays.sort(letters);
    return new String(letters);
  }

  @Test
  void everyTheftIsOfAForkAndIsWaitedFor() {
    try (WorkStealingPool pool = WorkStealingPool.create(3)) {
      for (int round = 0; round < 20; round++) {
        Recording recording = TracedSum.record(pool, NUMBERS);
        List<String> story = TracedSum.story(recording);
        long thefts = recording.count(Kind.STEAL);
        assertEquals(thefts, story.stream().filter(line -> line.contains(" steals ")).count());
        assertEquals(thefts, story.stream().filter(line -> line.contains(" waits for ")).count());
        assertEquals(7, story.stream().filter(line -> line.contains(" forks ")).count());
        assertEquals(15, story.stream().filter(line -> line.contains(" ends ")).count());
      }
    }
  }

  @Test
  void mainPrintsStoryAndPicture() {
    String output = StandardOutput.of(() -> TracedSum.main(new String[] {"100000"}));
    assertTrue(output.contains("worker 0 begins a..h"), output);
    assertTrue(output.contains("\n0 "), output);
    assertTrue(output.contains("work "), output);
  }
}
