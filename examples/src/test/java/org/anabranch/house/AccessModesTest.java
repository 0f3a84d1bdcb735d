package org.anabranch.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The tables of access modes beside the code say what the code does: every ordered access of core
 * names a row, every row is named somewhere, the row's mode is the mode of the access, and every
 * shared field has a row.
 */
class AccessModesTest {
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| ([A-Z]\\d+) \\|([^|]*)\\|([^|]*)\\|");
  private static final Pattern NAMED = Pattern.compile("// ([A-Z]\\d+)\\b");
  private static final Pattern ACCESS =
      Pattern.compile(
          "\\.(getPlain|setPlain|getOpaque|getAcquire|setOpaque|setRelease|fillPlain|emptyRelease|cas"
              + "|compareAndSet|getAndSet|fullFence|storeStoreFence|loadLoadFence|park|unpark)\\(");
  private static final Pattern SHARED_FIELD =
      Pattern.compile(
          "(?m)^  (?:private |static |final )*(?:volatile|Atomic)[^;=(]*? (\\w+)(?: =[^;]*)?;"
              + "|findVarHandle\\(\\w+\\.class, \"(\\w+)\"");
  private static final Pattern FIELD_OF_A_ROW = Pattern.compile("`(\\w+\\.\\w+)`");

  /** Their methods are named for the mode; who calls them names the row. */
  private static final Set<String> ACCESSORS = Set.of("DequeIndex.java", "SlotRing.java");

  private static final Map<String, String> MODES =
      Map.ofEntries(
          Map.entry("getPlain", "plain read"),
          Map.entry("setPlain", "plain write"),
          Map.entry("fillPlain", "plain write"),
          Map.entry("getOpaque", "opaque read"),
          Map.entry("setOpaque", "opaque write"),
          Map.entry("getAcquire", "acquire read"),
          Map.entry("setRelease", "release write"),
          Map.entry("emptyRelease", "release write"),
          Map.entry("cas", "compare-and-set"),
          Map.entry("compareAndSet", "compare-and-set"),
          Map.entry("getAndSet", "get-and-set"),
          Map.entry("fullFence", "full fence"),
          Map.entry("storeStoreFence", "store-store fence"),
          Map.entry("loadLoadFence", "load-load fence"),
          Map.entry("park", "specified by the JDK"),
          Map.entry("unpark", "specified by the JDK"));

  private final Repository repository = Repository.find();

  private record Row(String fields, String mode) {}

  private static String modeOf(String accessor) {
    return Objects.requireNonNull(MODES.get(accessor), accessor);
  }

  private List<Path> sources() {
    return repository.java().stream()
        .filter(file -> repository.name(file).matches("core/src/main/(?!.*/shim/).*"))
        .toList();
  }

  /** Each row's fields and its mode. */
  private Map<String, Row> rows() {
    Map<String, Row> rows = new TreeMap<>();
    for (Path file : repository.markdown()) {
      if (repository.name(file).startsWith("core/src/main/")) {
        Matcher row = ROW.matcher(repository.text(file));
        while (row.find()) {
          rows.put(row.group(1), new Row(row.group(2), row.group(3)));
        }
      }
    }
    assertFalse(rows.isEmpty(), "no table of access modes was found");
    return rows;
  }

  @Test
  void everyRowIsNamedInTheCodeAndEveryNameHasARow() {
    Set<String> named = new TreeSet<>();
    for (Path file : sources()) {
      Matcher name = NAMED.matcher(repository.text(file));
      while (name.find()) {
        named.add(name.group(1));
      }
    }
    assertEquals(rows().keySet(), named);
  }

  @Test
  void everyAccessHasTheModeOfItsRow() {
    Map<String, Row> rows = rows();
    List<String> wrong = new ArrayList<>();
    for (Path file : sources()) {
      if (ACCESSORS.contains(file.getFileName().toString())) {
        continue;
      }
      int number = 0;
      for (String line : repository.text(file).lines().toList()) {
        number++;
        Matcher access = ACCESS.matcher(line);
        Matcher named = NAMED.matcher(line);
        if (access.find()) {
          Row row = named.find() ? rows.get(named.group(1)) : null;
          if (row == null || !row.mode.contains(modeOf(access.group(1)))) {
            wrong.add(repository.name(file) + ":" + number + " " + line.trim());
          }
        }
      }
    }
    assertEquals(List.of(), wrong, "accesses without a row, or in another mode than it says");
  }

  @Test
  void everySharedFieldHasARowAndEveryFieldOfARowIsThere() {
    Set<String> shared = new TreeSet<>();
    for (Path file : sources()) {
      String source = file.getFileName().toString();
      Matcher field = SHARED_FIELD.matcher(repository.text(file));
      while (!ACCESSORS.contains(source) && field.find()) {
        String name = field.group(1) == null ? field.group(2) : field.group(1);
        shared.add(source.replace(".java", "." + name));
      }
    }
    Set<String> inTables = new TreeSet<>();
    for (Row row : rows().values()) {
      Matcher field = FIELD_OF_A_ROW.matcher(row.fields);
      while (field.find()) {
        inTables.add(field.group(1));
      }
    }
    assertEquals(shared, inTables);
  }
}
