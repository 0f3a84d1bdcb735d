package org.anabranch.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every link, file, type, member and property that a Markdown file names exists. */
class DocumentationTest {
  private static final Repository REPOSITORY = Repository.find();
  private static final DocumentedNames NAMES = new DocumentedNames(REPOSITORY);
  private static final Path README = REPOSITORY.root().resolve("README.md");

  static Stream<String> documents() {
    return REPOSITORY.markdown().stream().map(REPOSITORY::name);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void namesOnlyWhatExists(String document) {
    Path file = REPOSITORY.root().resolve(document);
    assertEquals(List.of(), NAMES.unresolved(file, REPOSITORY.text(file)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[gone](docs/GONE.md)",
        "[gone](docs/ARCHITECTURE.md#gone)",
        "[gone](#gone)",
        "`NoSuchType`",
        "`Showcase.noSuchMember`",
        "`Thread.noSuchMember`",
        "`java.util.NoSuchType`",
        "`org.anabranch.gone`",
        "`noSuchMethod()`",
        "`NO_SUCH_CONSTANT`",
        "`core/gone.xml`",
        "`Gone.java`",
        "`GONE.md`",
        "```java\nShowcase.noSuchMember(1);\n```\n",
      })
  void aWrongNameIsFound(String text) {
    assertNotEquals(List.of(), NAMES.unresolved(README, text));
  }

  @Test
  void freeTextInBackticksIsLeftAlone() {
    String text =
        "`a word`, `x`, `mvn -q verify`, `T(1) = O(n)`, `core`, `--quick`, `-XX:+UseG1GC`";
    assertEquals(List.of(), NAMES.unresolved(README, text));
  }
}
