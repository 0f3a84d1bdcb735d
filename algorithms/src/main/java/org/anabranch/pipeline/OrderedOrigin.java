package org.anabranch.pipeline;

/**
 * What an ordered stage makes of another pipeline. That runs wave by wave in parallel; its results
 * go through the stage in order, and what comes out is a wave again.
 *
 * <p>Where a wave may not end, because its elements become many and something later stops early,
 * all that lies before the stage runs on the caller, element by element, until it is done.
 */
final class OrderedOrigin extends Origin {
  private final Flow input;
  private final OrderedStage stage;

  OrderedOrigin(Flow input, OrderedStage stage) {
    super(stage.results());
    this.input = input;
    this.stage = stage;
  }

  @Override
  void feed(Waves waves) {
    boolean early = stage.stopsEarly() || waves.stopsEarly();
    Outflow out = new Outflow(carrier(), waves, early && input.expands());
    Link link = stage.link(out);
    link.begin(0);
    try {
      if (early && input.expands()) {
        input.push(new Junction(link));
      } else {
        input.feed(new OrderedWaves(link, out, early));
      }
    } catch (Throwable thrown) {
      out.emit();
      if (link.isDone()) {
        return;
      }
      throw thrown;
    }
    link.end();
    out.emit();
  }

  @Override
  void push(Link link) {
    input.push(stage.link(new Junction(link)));
  }

  @Override
  String explain() {
    return "what " + stage.name() + " makes of the elements";
  }

  @Override
  void explain(Plan plan) {
    input.explain(plan);
    plan.stage(stage.name(), stage.explain());
  }
}
