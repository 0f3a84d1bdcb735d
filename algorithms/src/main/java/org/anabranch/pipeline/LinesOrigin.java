package org.anabranch.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;

/** The lines of a file, which is open while a terminal runs. */
public final class LinesOrigin extends Origin {
  private final Path file;

  /**
   * Lines of a file.
   *
   * @param file the file
   */
  public LinesOrigin(Path file) {
    super(Carrier.OBJECT);
    this.file = Objects.requireNonNull(file, "file");
  }

  @Override
  void feed(Waves waves) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      waves.wave(new Lines(channel, channel.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  void push(Link link) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      new Lines(channel, channel.size()).push(link);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  String explain() {
    return "the lines of "
        + file
        + ", as UTF-8: blocks of "
        + Lines.BYTES
        + " bytes, cut at ends of lines, read and decoded in parallel";
  }
}
