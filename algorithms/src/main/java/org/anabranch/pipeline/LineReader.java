package org.anabranch.pipeline;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads lines from somewhere in a file, for one worker. Workers share the channel, whose own
 * position is never used.
 *
 * <p><b>Invariant.</b> The bytes [start, filled) of the buffer are those of the file from {@code
 * position} on.
 */
final class LineReader {
  private static final int LONGEST = Integer.MAX_VALUE - 8;

  private static final long ONES = 0x0101010101010101L;
  private static final long TOP_BITS = ONES << 7;
  private static final long LINE_FEEDS = ONES * '\n';
  private static final long CARRIAGE_RETURNS = ONES * '\r';

  /** Bytes below these are rare, but for the ends of lines. */
  private static final long BEHIND_ENDS = ONES * ('\r' + 1);

  private final FileChannel channel;
  private byte[] bytes = new byte[Lines.BYTES];

  /** The same bytes, of which eight make a long, the first one lowest. */
  private ByteBuffer words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);

  private int start;
  private int filled;
  private long position;

  /** The bits of all bytes of the line that is looked at, and of a few behind it. */
  private long bits;

  LineReader(FileChannel channel) {
    this.channel = channel;
  }

  /** Goes to the first line that begins at a position of the file or above it. */
  void begin(long from) throws IOException {
    start = 0;
    filled = 0;
    position = Math.max(0, from - 1);
    if (from > 0) {
      advance(endOfLine()); // from the byte before: it may itself be the end of a line
    }
  }

  /** Where the next line begins. */
  long position() {
    return position;
  }

  /** The next line, without its end; the file does not end here. */
  String next() throws IOException {
    bits = 0;
    int end = endOfLine();
    boolean ascii = (bits & TOP_BITS) == 0;
    String line =
        ascii // then all there is to do is a copy
            ? new String(bytes, start, end - start, StandardCharsets.ISO_8859_1)
            : new String(bytes, start, end - start, StandardCharsets.UTF_8);
    advance(end);
    return line;
  }

  /** The index in the buffer at which the line ends. */
  private int endOfLine() throws IOException {
    int i = start;
    while (true) {
      i = endOfLine(i);
      if (i < filled) {
        return i;
      }
      int length = i - start;
      if (!fill()) {
        return filled;
      }
      i = start + length;
    }
  }

  /** The first index from one on with the end of a line, or where the buffer ends. */
  private int endOfLine(int from) {
    byte[] in = bytes;
    ByteBuffer eights = words;
    int end = filled;
    long seen = bits;
    int i = from;
    for (; i + Long.BYTES <= end; i += Long.BYTES) {
      long eight = eights.getLong(i);
      seen |= eight;
      if (((eight - BEHIND_ENDS) & ~eight & TOP_BITS) != 0) {
        long ends = zeros(eight ^ LINE_FEEDS) | zeros(eight ^ CARRIAGE_RETURNS);
        if (ends != 0) {
          bits = seen;
          return i + Long.numberOfTrailingZeros(ends) / Byte.SIZE;
        }
      }
    }
    while (i < end && in[i] != '\n' && in[i] != '\r') {
      seen |= in[i++]; // a negative one has all bits above
    }
    bits = seen;
    return i;
  }

  /** The top bit of the lowest byte that is zero is set, and no bit below it. */
  private static long zeros(long eight) {
    return (eight - ONES) & ~eight & TOP_BITS;
  }

  /** Goes behind the end of a line, which is at most two bytes long. */
  private void advance(int end) throws IOException {
    goTo(end);
    if (start < filled) {
      boolean carriageReturn = bytes[start] == '\r';
      goTo(start + 1);
      if (carriageReturn && (start < filled || fill()) && bytes[start] == '\n') {
        goTo(start + 1);
      }
    }
  }

  private void goTo(int index) {
    position += index - start;
    start = index;
  }

  /** Reads more; false at the end of the file. */
  private boolean fill() throws IOException {
    System.arraycopy(bytes, start, bytes, 0, filled - start);
    filled -= start;
    start = 0;
    if (filled == bytes.length) {
      bytes = Arrays.copyOf(bytes, longer());
      words = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
    int read =
        channel.read(ByteBuffer.wrap(bytes, filled, bytes.length - filled), position + filled);
    filled += Math.max(0, read);
    return read > 0;
  }

  private int longer() throws IOException {
    if (bytes.length == LONGEST) {
      throw new IOException("a line is longer than an array can be");
    }
    return (int) Math.min(LONGEST, 2L * bytes.length);
  }
}
