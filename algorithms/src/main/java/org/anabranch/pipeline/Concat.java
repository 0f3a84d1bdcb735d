package org.anabranch.pipeline;

/** The elements of one pipeline, then those of another. */
public final class Concat extends Origin {
  private final Flow first;
  private final Flow second;

  /**
   * Two pipelines, one after the other.
   *
   * @param first the first
   * @param second the second, of the same carrier
   */
  public Concat(Flow first, Flow second) {
    super(first.carrier());
    this.first = first;
    this.second = second;
  }

  @Override
  Origin open() {
    Origin a = first.open();
    Origin b = second.open();
    return a instanceof Sized x && b instanceof Sized y && x.weight() == y.weight()
        ? new Joined(x, y)
        : new Concat(new Flow(a), new Flow(b));
  }

  @Override
  void feed(Waves waves) {
    first.feed(waves);
    if (!waves.isDone()) {
      second.feed(waves);
    }
  }

  @Override
  Feeding feeding(Waves waves) {
    Feeding one = first.feeding(waves);
    Feeding other = second.feeding(waves);
    return new Feeding() {
      private boolean isFirstOver;

      @Override
      public boolean step() {
        if (!isFirstOver) {
          isFirstOver = !one.step();
          return !waves.isDone();
        }
        return other.step();
      }
    };
  }

  @Override
  void push(Link link) {
    first.push(new Junction(link));
    if (!link.isDone()) {
      second.push(new Junction(link));
    }
  }

  @Override
  boolean expands() {
    return first.expands() || second.expands();
  }

  @Override
  String explain() {
    return "the elements of two pipelines, one after the other";
  }

  @Override
  void explain(Plan plan) {
    first.explain(plan);
    second.explain(plan);
    plan.stage("concat", "one after the other; in one go where both lie there");
  }

  /** Two waves as one. */
  private static final class Joined extends Sized {
    private final Sized first;
    private final Sized second;

    Joined(Sized first, Sized second) {
      super(first.carrier());
      this.first = first;
      this.second = second;
    }

    @Override
    long units() {
      return first.units() + second.units();
    }

    @Override
    boolean isExact() {
      return first.isExact() && second.isExact();
    }

    @Override
    boolean expands() {
      return first.expands() || second.expands();
    }

    @Override
    long weight() {
      return first.weight();
    }

    @Override
    long foldBlock() {
      return Math.min(first.foldBlock(), second.foldBlock());
    }

    @Override
    void functions(Functions functions) {
      first.functions(functions);
      second.functions(functions);
    }

    @Override
    Feeder feeder(Link link, boolean early) {
      Feeder one = first.feeder(link, early);
      Feeder other = second.feeder(link, early);
      long border = first.units();
      return (from, to) -> {
        if (from < border) {
          one.run(from, Math.min(to, border));
        }
        if (to > border && !link.isDone()) {
          other.run(Math.max(0, from - border), to - border);
        }
      };
    }

    @Override
    String explain() {
      return first.explain() + ", then " + second.explain();
    }
  }
}
