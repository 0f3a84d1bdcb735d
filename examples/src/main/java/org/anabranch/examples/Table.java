package org.anabranch.examples;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Text in columns as wide as their widest cell: the first column to the left, all others right. */
public final class Table {
  private final List<List<String>> rows = new ArrayList<>();

  /** A table with these columns. */
  public Table(String... headings) {
    rows.add(List.of(headings));
  }

  /** Adds a row. */
  public void add(String... cells) {
    if (cells.length != rows.get(0).size()) {
      throw new IllegalArgumentException(
          "a row of " + rows.get(0).size() + " cells expected, got " + Arrays.toString(cells));
    }
    rows.add(List.of(cells));
  }

  /** Prints all rows, the headings first. */
  public void print(PrintWriter out) {
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        String cell = row.get(column);
        String padding = " ".repeat(width(column) - cell.length());
        line.append(column == 0 ? cell + padding : "  " + padding + cell);
      }
      out.println(line);
    }
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
