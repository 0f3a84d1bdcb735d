package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassFilesTest {

  @Test
  void onlyClassFilesAreListed(@TempDir Path directory) throws IOException {
    Files.write(directory.resolve("A.class"), new byte[3]);
    Files.write(directory.resolve("notes.txt"), new byte[5]);
    Path inner = Files.createDirectory(directory.resolve("inner"));
    Files.write(inner.resolve("B.class"), new byte[4]);
    ClassFiles files = ClassFiles.below(directory);
    assertEquals(2, files.count());
    assertEquals(7, Arrays.stream(files.sizes()).sum());
  }

  @Test
  void contentsStandOneBehindTheOtherInTheOrderOfTheListing(@TempDir Path directory)
      throws IOException {
    for (int size = 0; size < 100; size++) {
      byte[] content = new byte[size];
      Arrays.fill(content, (byte) size);
      Files.write(directory.resolve(size + ".class"), content);
    }
    ClassFiles files = ClassFiles.below(directory);
    AtomicInteger read = new AtomicInteger();
    byte[] bytes = files.read(read::incrementAndGet);
    assertEquals(100, read.get());
    assertArrayEquals(eachSizeAsOftenAsItSays(files.sizes()), bytes);
  }

  private static byte[] eachSizeAsOftenAsItSays(long[] sizes) {
    byte[] expected = new byte[(int) Arrays.stream(sizes).sum()];
    int end = 0;
    for (long size : sizes) {
      Arrays.fill(expected, end, end + (int) size, (byte) size);
      end += (int) size;
    }
    return expected;
  }

  @Test
  void aFileThatChangedSinceTheListingIsAnError(@TempDir Path directory) throws IOException {
    Path file = Files.write(directory.resolve("A.class"), new byte[3]);
    ClassFiles files = ClassFiles.below(directory);
    Files.write(file, new byte[4]);
    assertThrows(UncheckedIOException.class, () -> files.read(() -> {}));
  }

  @Test
  void javaBaseIsPartOfTheRunningJdk() throws IOException {
    int inBase = ClassFiles.ofJavaBase().count();
    assertTrue(inBase > 1000);
    assertTrue(ClassFiles.ofRunningJdk().count() >= inBase);
  }
}
