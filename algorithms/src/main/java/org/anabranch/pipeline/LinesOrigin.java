package org.anabranch.pipeline;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * The lines of a file, which is open while a terminal runs. What has no size, such as a pipe or a
 * file that the system makes up while it is read, is pulled line by line.
 */
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
    read(lines -> lines.feed(waves));
  }

  /** Each step opens the file, so that a run that is given up leaves nothing open. */
  @Override
  Feeding feeding(Waves waves) {
    return new Feeding() {
      private long unit;
      private long size = BlockSizes.FIRST_WAVE;

      @Override
      public boolean step() {
        read(this::someOf);
        size = Math.min(BlockSizes.MOST_EARLY, 2 * size);
        return unit < Long.MAX_VALUE && !waves.isDone();
      }

      private void someOf(Origin lines) {
        long units = lines instanceof Sized sized ? sized.units() : 0;
        long end = waves.stopsEarly() ? unit + Math.max(1, size / Lines.WEIGHT) : units;
        Origin part = lines instanceof Sized sized ? sized.part(unit, Math.min(end, units)) : lines;
        unit = end < units ? end : Long.MAX_VALUE;
        part.feed(waves);
      }
    };
  }

  @Override
  void push(Link link) {
    read(lines -> lines.push(link));
  }

  private void read(Consumer<Origin> reader) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      long size = Files.isRegularFile(file) ? channel.size() : 0;
      reader.accept(size > 0 ? new Lines(channel, size) : unsized(channel));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Origin unsized(FileChannel channel) {
    InputStreamReader text =
        new InputStreamReader(Channels.newInputStream(channel), StandardCharsets.UTF_8);
    return new Pull(new BufferedReader(text).lines().spliterator(), () -> {});
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
