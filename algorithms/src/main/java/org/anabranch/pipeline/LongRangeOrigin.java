package org.anabranch.pipeline;

/** The longs from one to another: indices. */
public final class LongRangeOrigin extends Sized {
  private final long first;
  private final long count;

  /**
   * A range.
   *
   * @param from the first long
   * @param to one past the last; the range is empty unless it is greater
   */
  public LongRangeOrigin(long from, long to) {
    super(Carrier.LONG);
    first = from;
    count = Math.max(0, to - from);
  }

  @Override
  long units() {
    return count;
  }

  @Override
  Feeder feeder(Link link, boolean early) {
    long[] block = new long[(int) Math.min(Link.BLOCK, count)];
    return (from, to) -> {
      int size = early ? BlockSizes.FIRST : Link.BLOCK;
      for (long at = from; at < to && !link.isDone(); ) {
        int length = (int) Math.min(size, to - at);
        for (int i = 0; i < length; i++) {
          block[i] = first + at + i;
        }
        link.accept(block, 0, length);
        at += length;
        size = BlockSizes.after(size);
      }
    };
  }

  @Override
  String explain() {
    return "longs from " + first + " to " + (first + count);
  }
}
