package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {

  @Test
  void everyColumnIsAsWideAsItsWidestCell() {
    Table table = new Table("name", "ms");
    table.add("a long name", "1");
    table.add("short", "1,234.5");
    StringWriter text = new StringWriter();
    table.print(new PrintWriter(text));
    assertEquals(
        List.of(
            "name              ms", //
            "a long name        1",
            "short        1,234.5"),
        text.toString().lines().toList());
  }

  @Test
  void aRowWithTheWrongNumberOfCellsIsRefused() {
    Table table = new Table("name", "ms");
    assertThrows(IllegalArgumentException.class, () -> table.add("alone"));
  }
}
