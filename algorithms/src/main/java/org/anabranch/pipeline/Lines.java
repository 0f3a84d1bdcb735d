package org.anabranch.pipeline;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;

/**
 * The lines of an open file. A unit is a block of bytes, and has the lines that begin in it, the
 * last of which may end far behind it.
 *
 * <p>A line ends with a line feed, a carriage return, or both; one begins at 0 and behind each such
 * end, unless the file ends there. In UTF-8 no other character has a byte like these.
 */
final class Lines extends Sized {
  /** Bytes in a unit. */
  static final int BYTES = 1 << 16;

  /** Elements that a unit weighs as much as: its lines, and how long they are. */
  static final int WEIGHT = 1 << 14;

  private final FileChannel channel;
  private final long size;

  Lines(FileChannel channel, long size) {
    super(Carrier.OBJECT);
    this.channel = channel;
    this.size = size;
  }

  @Override
  long units() {
    return (size + BYTES - 1) / BYTES;
  }

  @Override
  boolean isExact() {
    return false;
  }

  @Override
  long weight() {
    return WEIGHT;
  }

  @Override
  long foldBlock() {
    return 1;
  }

  @Override
  Feeder feeder(Link link, boolean early) {
    return new LineFeeder(link, early);
  }

  @Override
  String explain() {
    return "lines of " + size + " bytes";
  }

  /** For one worker. */
  private final class LineFeeder implements Feeder {
    private final Link link;
    private final boolean early;
    private final LineReader reader = new LineReader(channel);
    private final Object[] block = new Object[Link.BLOCK];

    /** The unit before which the reader has read everything, or -1. */
    private long reached = -1;

    LineFeeder(Link link, boolean early) {
      this.link = link;
      this.early = early;
    }

    @Override
    public void run(long from, long to) {
      try {
        if (from != reached) {
          reader.begin(from * BYTES);
        }
        reached = -1;
        if (push(Math.min(size, to * BYTES))) {
          reached = to;
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Pushes the lines that begin before a position; false when they were not all needed. */
    private boolean push(long end) throws IOException {
      int most = early ? BlockSizes.FIRST : Link.BLOCK;
      while (reader.position() < end) {
        int filled = 0;
        for (; filled < most && reader.position() < end; filled++) {
          block[filled] = reader.next();
        }
        link.accept(block, 0, filled);
        if (link.isDone()) {
          return false;
        }
        most = BlockSizes.after(most);
      }
      return true;
    }
  }
}
