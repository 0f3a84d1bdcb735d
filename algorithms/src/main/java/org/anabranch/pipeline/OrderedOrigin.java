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
    feeding(waves).run();
  }

  @Override
  Feeding feeding(Waves waves) {
    boolean early = stage.stopsEarly() || waves.stopsEarly();
    boolean pushed = early && input.expands();
    Outflow out = new Outflow(carrier(), waves, pushed);
    Link link = stage.link(out);
    link.begin(0);
    Feeding before =
        pushed
            ? Feeding.once(() -> input.push(new Junction(link)))
            : input.feeding(new OrderedWaves(link, out, early));
    return () -> step(before, link, out);
  }

  /** A step of what lies before the stage; after the last one the stage ends. */
  private static boolean step(Feeding before, Link link, Outflow out) {
    try {
      if (before.step()) {
        return true;
      }
    } catch (Throwable thrown) {
      out.emit();
      if (link.isDone()) {
        return false;
      }
      throw thrown;
    }
    link.end();
    out.emit();
    return false;
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
