package org.anabranch.pipeline;

/** The elements of a range of an array, which are not copied. */
public final class ArrayOrigin extends Sized {
  private final Object array;
  private final int start;
  private final int end;

  /**
   * Elements of an array.
   *
   * @param carrier its type
   * @param array the array
   * @param start the first index
   * @param end one past the last
   */
  public ArrayOrigin(Carrier carrier, Object array, int start, int end) {
    super(carrier);
    this.array = array;
    this.start = start;
    this.end = end;
  }

  Object array() {
    return array;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  @Override
  long units() {
    return (long) end - start;
  }

  @Override
  Sized part(long from, long to) {
    return new ArrayOrigin(carrier(), array, (int) (start + from), (int) (start + to));
  }

  @Override
  Feeder feeder(Link link, boolean early) {
    return (from, to) -> {
      int last = (int) (start + to);
      int size = early ? BlockSizes.FIRST : Link.BLOCK;
      for (int at = (int) (start + from); at < last && !link.isDone(); ) {
        int stop = at + Math.min(size, last - at);
        link.accept(array, at, stop);
        at = stop;
        size = BlockSizes.after(size);
      }
    };
  }

  @Override
  String explain() {
    return units() + " elements of an array of " + carrier();
  }
}
