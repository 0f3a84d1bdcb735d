package org.anabranch.pipeline;

/** The elements of another origin from one index to another: known, where that knows its own. */
final class SliceOrigin extends UnopenedOrigin {
  private final Origin whole;
  private final long from;
  private final long to;

  SliceOrigin(Origin whole, long from, long to) {
    super(whole.carrier());
    this.whole = whole;
    this.from = from;
    this.to = to;
  }

  @Override
  Origin open() {
    return whole.open().slice(from, to);
  }

  @Override
  boolean expands() {
    return whole.expands();
  }

  @Override
  String explain() {
    return "elements from " + from + (to == Long.MAX_VALUE ? " on" : " to " + to);
  }

  @Override
  void explain(Plan plan) {
    whole.explain(plan);
    plan.stage("slice", explain() + "; the others are not touched where the source knows its own");
  }
}
