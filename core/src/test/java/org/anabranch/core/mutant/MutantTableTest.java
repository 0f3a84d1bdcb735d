package org.anabranch.core.mutant;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.Arguments;

/** The table of mutants in the documents is the one that the tests play. */
class MutantTableTest {
  private static final Path PAGE = Path.of("..", "docs", "RELIABILITY.md");
  private static final String HEAD = "| mistake | found by | playing |";

  private static final List<String> TESTS =
      List.of(
          "worker.ForksMutantsTest",
          "worker.TicketsMutantsTest",
          "worker.InboxScheduledTest",
          "worker.TurnsMutantsTest",
          "idle.SleepersMutantsTest",
          "deque.DequeMutantsTest");

  @Test
  void isComplete() throws Exception {
    List<String> expected = new ArrayList<>();
    for (String test : TESTS) {
      Class<?> type = Class.forName("org.anabranch.core." + test);
      Method mutants = type.getDeclaredMethod("mutants");
      mutants.setAccessible(true);
      ((Stream<?>) mutants.invoke(null)).forEach(each -> expected.add(row(type, each)));
    }
    List<String> page = Files.readAllLines(PAGE);
    List<String> found =
        page.subList(page.indexOf(HEAD) + 2, page.size()).stream()
            .takeWhile(line -> line.startsWith("|"))
            .toList();
    assertEquals(String.join("\n", expected), String.join("\n", found));
  }

  private static String row(Class<?> test, Object each) {
    Object mutant = each instanceof Arguments several ? several.get()[0] : each;
    String playing =
        each instanceof Arguments several
            ? ((Class<?>) several.get()[1]).getSimpleName()
            : "TicketRun";
    return "| " + mutant + " | `" + test.getSimpleName() + "` | " + playing + " |";
  }
}
