package org.anabranch.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A file that has grown past reading wants to be two. */
class SourceSizeTest {
  private static final int LINES = 400;

  /** The facade: one line per operation, but an operation each. */
  private static final String EXEMPT = "Par.java";

  @Test
  void noFileIsLongerThanOneCanRead() {
    Repository repository = Repository.find();
    List<String> tooLong =
        repository.java().stream()
            .filter(file -> !file.endsWith(EXEMPT))
            .filter(file -> lines(repository, file) > LINES)
            .map(repository::name)
            .toList();
    assertEquals(List.of(), tooLong);
  }

  private static long lines(Repository repository, Path file) {
    return repository.text(file).lines().count();
  }
}
