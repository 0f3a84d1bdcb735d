package org.anabranch.pipeline;

/** Neighbouring units of another origin. */
final class Part extends Sized {
  private final Sized whole;
  private final long from;
  private final long to;

  Part(Sized whole, long from, long to) {
    super(whole.carrier());
    this.whole = whole;
    this.from = from;
    this.to = to;
  }

  @Override
  long units() {
    return to - from;
  }

  @Override
  boolean isExact() {
    return whole.isExact();
  }

  @Override
  boolean expands() {
    return whole.expands();
  }

  @Override
  long weight() {
    return whole.weight();
  }

  @Override
  long foldBlock() {
    return Math.min(whole.foldBlock(), super.foldBlock());
  }

  @Override
  void functions(Functions functions) {
    whole.functions(functions);
  }

  @Override
  Feeder feeder(Link link, boolean early) {
    Feeder feeder = whole.feeder(link, early);
    return (lo, hi) -> feeder.run(from + lo, from + hi);
  }

  @Override
  Sized part(long begin, long end) {
    return new Part(whole, from + begin, from + end);
  }

  @Override
  String explain() {
    return whole.explain() + ", from " + from + " to " + to;
  }
}
