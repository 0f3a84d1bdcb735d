package org.anabranch.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.anabranch.Par;
import org.junit.jupiter.api.Test;

/** The table of {@code docs/operations.md} has every operation of {@code Par} in one family. */
class OperationsTest {
  private static final Repository REPOSITORY = Repository.find();
  private static final Pattern NAME = Pattern.compile("`(\\w+)`");
  private static final int COLUMNS = 7;

  @Test
  void everyOperationBelongsToExactlyOneFamily() {
    List<String> listed = new ArrayList<>();
    for (String[] row : families()) {
      NAME.matcher(row[1]).results().map(name -> name.group(1)).forEach(listed::add);
    }
    Set<String> missing = new TreeSet<>(operations());
    missing.removeAll(listed);
    assertEquals(
        Set.of(),
        missing,
        "docs/operations.md has no family for these: add each name to the row it belongs to, or"
            + " add a row with work, span, memory, determinism and order");
    Set<String> gone = new TreeSet<>(listed);
    gone.removeAll(operations());
    assertEquals(Set.of(), gone, "docs/operations.md names what Par does not have");
    assertEquals(
        List.copyOf(new TreeSet<>(listed)),
        listed.stream().sorted().toList(),
        "docs/operations.md has one of these in two families");
  }

  @Test
  void everyFamilySaysAllThereIsToSay() {
    for (String[] row : families()) {
      assertEquals(COLUMNS, row.length, "columns of the row " + row[0]);
      for (String cell : row) {
        assertEquals(false, cell.isBlank(), "an empty cell in the row " + row[0]);
      }
    }
  }

  private static Set<String> operations() {
    return Arrays.stream(Par.class.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()))
        .map(Method::getName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The cells of each row of the table. */
  private static List<String[]> families() {
    String text = REPOSITORY.text(REPOSITORY.root().resolve("docs").resolve("operations.md"));
    List<String[]> rows =
        Pattern.compile("(?m)^\\| *(.*?) *\\|$")
            .matcher(text)
            .results()
            .map((MatchResult row) -> row.group(1).split(" *\\| *", -1))
            .skip(2)
            .toList();
    assertEquals(false, rows.isEmpty(), "docs/operations.md has no table");
    return rows;
  }
}
