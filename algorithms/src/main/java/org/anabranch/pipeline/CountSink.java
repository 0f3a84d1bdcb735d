package org.anabranch.pipeline;

/** The number of elements. */
final class CountSink extends Sink<CountSink> {
  private long count;

  @Override
  void accept(Object block, int from, int to) {
    count += to - from;
  }

  @Override
  CountSink split() {
    return new CountSink();
  }

  @Override
  void merge(CountSink other) {
    count += other.count;
  }

  long count() {
    return count;
  }
}
