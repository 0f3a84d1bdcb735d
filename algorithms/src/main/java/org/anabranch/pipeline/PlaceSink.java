package org.anabranch.pipeline;

/** All elements of a wave whose units are elements: each is written to its place at once. */
final class PlaceSink extends Sink<PlaceSink> {
  private final Object target;
  private final int start;
  private int next;

  PlaceSink(Object target, int start) {
    this.target = target;
    this.start = start;
  }

  @Override
  void at(long from) {
    super.at(from);
    next = (int) (start + from);
  }

  @Override
  @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
  void accept(Object block, int from, int to) {
    System.arraycopy(block, from, target, next, to - from);
    next += to - from;
  }

  @Override
  PlaceSink split() {
    return new PlaceSink(target, start);
  }

  @Override
  void merge(PlaceSink other) {}
}
