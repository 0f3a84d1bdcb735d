package org.anabranch.pipeline;

/** The ints from one to another. */
public final class RangeOrigin extends Sized {
  private final int first;
  private final long count;

  /**
   * A range.
   *
   * @param from the first int
   * @param to one past the last; the range is empty unless it is greater
   */
  public RangeOrigin(int from, int to) {
    super(Carrier.INT);
    first = from;
    count = Math.max(0, (long) to - from);
  }

  @Override
  long units() {
    return count;
  }

  @Override
  Feeder feeder(Link link, boolean early) {
    int[] block = new int[(int) Math.min(Link.BLOCK, count)];
    return (from, to) -> {
      int size = early ? BlockSizes.FIRST : Link.BLOCK;
      for (long at = from; at < to && !link.isDone(); ) {
        int length = (int) Math.min(size, to - at);
        fill(block, length, (int) (first + at));
        link.accept(block, 0, length);
        at += length;
        size = BlockSizes.after(size);
      }
    };
  }

  private static void fill(int[] block, int length, int from) {
    for (int i = 0; i < length; i++) {
      block[i] = from + i;
    }
  }

  @Override
  String explain() {
    return "ints from " + first + " to " + (first + count);
  }
}
