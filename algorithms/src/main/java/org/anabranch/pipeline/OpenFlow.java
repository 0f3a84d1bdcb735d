package org.anabranch.pipeline;

/** A pipeline whose origin is open, as an origin itself. */
final class OpenFlow extends Origin {
  private final Flow flow;

  OpenFlow(Flow flow) {
    super(flow.carrier());
    this.flow = flow;
  }

  @Override
  Origin slice(long from, long to) {
    return flow.slice(from, to).open();
  }

  @Override
  void feed(Waves waves) {
    flow.feed(waves);
  }

  @Override
  Feeding feeding(Waves waves) {
    return flow.feeding(waves);
  }

  @Override
  void push(Link link) {
    flow.push(new Junction(link));
  }

  @Override
  boolean expands() {
    return flow.expands();
  }

  @Override
  String explain() {
    return "a pipeline that runs";
  }
}
