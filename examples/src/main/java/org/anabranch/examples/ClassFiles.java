package org.anabranch.examples;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.anabranch.Par;

/**
 * The class files below a directory: where they are, how large they are and, once read, all their
 * bytes one behind the other. The directory of interest is the running JDK itself, whose image is
 * open to everyone as the file system {@code jrt:/}.
 *
 * <p>Sizes come with the listing, so each file's place among the bytes is known before the first is
 * read, and files can be read in any order by any number of threads.
 */
final class ClassFiles {
  private final Path root;
  private final List<Path> paths = new ArrayList<>();
  private final List<Long> lengths = new ArrayList<>();

  private ClassFiles(Path root) {
    this.root = root;
  }

  /** Lists every class file of the running JDK. */
  static ClassFiles ofRunningJdk() throws IOException {
    return below(jdkImage());
  }

  /** Lists the class files of the one module that every Java runtime has. */
  static ClassFiles ofJavaBase() throws IOException {
    return below(jdkImage().resolve("java.base"));
  }

  private static Path jdkImage() {
    return FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
  }

  static ClassFiles below(Path directory) throws IOException {
    ClassFiles files = new ClassFiles(directory);
    Files.walkFileTree(
        directory,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".class")) {
              files.paths.add(file);
              files.lengths.add(attributes.size());
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }

  int count() {
    return paths.size();
  }

  /** The size of each file, in the order of the listing. */
  long[] sizes() {
    return lengths.stream().mapToLong(Long::longValue).toArray();
  }

  /** The name of each class file, without the ending, in the order of the listing. */
  String[] names() {
    return paths.stream()
        .map(path -> path.getFileName().toString().replace(".class", ""))
        .toArray(String[]::new);
  }

  /** The module and package of each class file: what leads to its directory. */
  String[] packages() {
    return paths.stream()
        .map(path -> root.relativize(requireNonNull(path.getParent())).toString().replace('/', '.'))
        .toArray(String[]::new);
  }

  /** Reads all files in the current pool; {@code afterEach} runs on the thread that read one. */
  byte[] read(Runnable afterEach) {
    int[] starts = new int[count() + 1];
    for (int i = 0; i < count(); i++) {
      starts[i + 1] = Math.toIntExact(starts[i] + lengths.get(i));
    }
    byte[] bytes = new byte[starts[count()]];
    Par.forEach(
        0,
        count(),
        i -> {
          byte[] content = contentOf(i);
          System.arraycopy(content, 0, bytes, starts[i], content.length);
          afterEach.run();
        });
    return bytes;
  }

  private byte[] contentOf(int i) {
    try {
      byte[] content = Files.readAllBytes(paths.get(i));
      if (content.length != lengths.get(i)) {
        throw new IOException(paths.get(i) + " changed its size while it was read");
      }
      return content;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
