package org.anabranch.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The files of the project, without what a build leaves behind. */
record Repository(Path root, List<Path> files) {

  /** Finds the root above the working directory, which is a module when Maven runs the tests. */
  static Repository find() {
    Path directory = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(directory.resolve(".mvn"))) {
      Path parent = directory.getParent();
      if (parent == null) {
        throw new IllegalStateException("no .mvn directory above " + Path.of("").toAbsolutePath());
      }
      directory = parent;
    }
    return at(directory);
  }

  private static Repository at(Path root) {
    try (Stream<Path> walk = Files.walk(root)) {
      Predicate<Path> kept =
          file -> {
            String name = "/" + slashes(root.relativize(file));
            return !name.contains("/target/") && !name.startsWith("/.git/");
          };
      return new Repository(root, walk.filter(Files::isRegularFile).filter(kept).sorted().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Path> markdown() {
    return files.stream().filter(file -> file.toString().endsWith(".md")).toList();
  }

  List<Path> java() {
    return files.stream().filter(file -> file.toString().endsWith(".java")).toList();
  }

  /** The path of a file as the documents write it: from the root, with slashes. */
  String name(Path file) {
    return slashes(root.relativize(file));
  }

  String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }
}
