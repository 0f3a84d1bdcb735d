package org.anabranch.house;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The two tables of {@code docs/ARCHITECTURE.md} that are rules: which package may import which,
 * and which packages or classes alone may mention a class.
 *
 * <p>Names are relative to {@code org.anabranch}, which itself is written in full. A name in the
 * right column that no row has is a library.
 */
record LayerTable(Map<String, List<String>> mayImport, Map<String, List<String>> mayMention) {
  /** A right column that restricts nothing. */
  static final String EVERYTHING = "everything";

  private static final String ROOT = "org.anabranch";

  static LayerTable ofThe(Repository repository) {
    return parse(repository.text(repository.root().resolve("docs").resolve("ARCHITECTURE.md")));
  }

  static LayerTable parse(String markdown) {
    LayerTable table =
        new LayerTable(
            rows(markdown, "| package | may import |"),
            rows(markdown, "| class | mentioned only in |"));
    if (table.mayImport.isEmpty() || table.mayMention.isEmpty()) {
      throw new IllegalArgumentException("a table of rules is missing or empty");
    }
    return table;
  }

  private static Map<String, List<String>> rows(String markdown, String header) {
    Map<String, List<String>> rows = new LinkedHashMap<>();
    List<String> after = markdown.lines().dropWhile(line -> !line.equals(header)).skip(2).toList();
    for (String line : after) {
      if (!line.startsWith("|")) {
        break;
      }
      String[] cells = line.split("\\|", -1);
      for (String name : names(cells[1])) {
        if (rows.put(name, names(cells[2])) != null) {
          throw new IllegalArgumentException("two rows for " + name);
        }
      }
    }
    return rows;
  }

  private static List<String> names(String cell) {
    return Arrays.stream(cell.replace("`", "").split(",", -1)).map(String::strip).toList();
  }

  /** The Java package or class of a name in the tables. */
  static String qualified(String name) {
    return name.startsWith(ROOT) ? name : ROOT + "." + name;
  }

  /** The Java packages that have a row. */
  List<String> packages() {
    return mayImport.keySet().stream().map(LayerTable::qualified).toList();
  }

  /** The project's own packages that the row allows, or empty where it allows everything. */
  Optional<List<String>> allowed(String row) {
    List<String> right = mayImport.getOrDefault(row, List.of());
    if (right.contains(EVERYTHING)) {
      return Optional.empty();
    }
    List<String> allowed = new ArrayList<>(List.of(qualified(row)));
    right.stream().filter(mayImport::containsKey).map(LayerTable::qualified).forEach(allowed::add);
    return Optional.of(allowed);
  }

  /** The package prefixes of the libraries that the row allows. */
  List<String> libraries(String row) {
    return mayImport.getOrDefault(row, List.of()).stream()
        .filter(name -> !mayImport.containsKey(name) && !name.equals("JDK"))
        .toList();
  }
}
