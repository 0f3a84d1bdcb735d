package org.anabranch.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A pipeline without its type: an origin and the stages on it. It is a value, and nothing runs
 * before a terminal does.
 */
public final class Flow {
  private final Origin origin;
  private final List<Stage> stages;

  /**
   * A pipeline without stages.
   *
   * @param origin where the elements come from
   */
  public Flow(Origin origin) {
    this(origin, List.of());
  }

  private Flow(Origin origin, List<Stage> stages) {
    this.origin = origin;
    this.stages = stages;
  }

  /**
   * What the elements travel in after the last stage.
   *
   * @return the carrier
   */
  public Carrier carrier() {
    return stages.isEmpty() ? origin.carrier() : stages.get(stages.size() - 1).results();
  }

  /**
   * The pipeline with one more stage.
   *
   * @param stage the stage
   * @return the longer pipeline
   */
  public Flow with(Stage stage) {
    List<Stage> more = new ArrayList<>(stages.size() + 1); // nobody changes it from now on
    more.addAll(stages);
    more.add(stage);
    return new Flow(origin, more);
  }

  /**
   * The pipeline with a stage that needs order.
   *
   * @param stage the stage
   * @return the longer pipeline
   */
  public Flow with(OrderedStage stage) {
    return new Flow(new OrderedOrigin(this, stage));
  }

  /**
   * One that maps.
   *
   * @param name what the user calls it
   * @param to what the results travel in
   * @param function the user's function
   * @return the longer pipeline
   */
  public Flow map(String name, Carrier to, Object function) {
    Objects.requireNonNull(function, "function");
    return with(KernelStage.map(name, carrier(), to, function));
  }

  /**
   * One that filters.
   *
   * @param predicate the user's predicate
   * @return the longer pipeline
   */
  public Flow filter(Object predicate) {
    Objects.requireNonNull(predicate, "predicate");
    return with(KernelStage.filter(carrier(), predicate));
  }

  /**
   * One that shows each element.
   *
   * @param action the user's action
   * @return the longer pipeline
   */
  public Flow peek(Object action) {
    Objects.requireNonNull(action, "action");
    return with(KernelStage.peek(carrier(), action));
  }

  /**
   * The first elements.
   *
   * @param count how many, at most
   * @return the shorter pipeline
   */
  public Flow limit(long count) {
    return slice(0, checked(count));
  }

  /**
   * All elements but the first.
   *
   * @param count how many to leave out
   * @return the shorter pipeline
   */
  public Flow skip(long count) {
    return checked(count) == 0 ? this : slice(count, Long.MAX_VALUE);
  }

  private static long checked(long count) {
    if (count < 0) {
      throw new IllegalArgumentException("count is negative: " + count);
    }
    return count;
  }

  /** As long as every stage makes one element of one, the others are never touched. */
  Flow slice(long from, long to) {
    return stages.stream().allMatch(Stage::isExact)
        ? new Flow(new SliceOrigin(origin, from, to), stages)
        : with(Slice.of(carrier(), from, to));
  }

  /** Whether an element of the origin may become many. */
  boolean expands() {
    return origin.expands() || stages.stream().anyMatch(Stage::expands);
  }

  /** Runs a terminal. */
  <R> R run(Terminal<R> terminal) {
    feed(terminal);
    return terminal.result();
  }

  /** For one run: the elements with the stages on them, sized wherever that is possible. */
  Origin open() {
    Origin open = origin.open();
    if (stages.isEmpty()) {
      return open;
    }
    return open instanceof Sized sized
        ? new Staged(sized, stages)
        : new OpenFlow(new Flow(open, stages));
  }

  /** Hands over the elements in waves. */
  void feed(Waves waves) {
    Origin open = origin.open();
    open.feed(stages.isEmpty() ? waves : new StagedWaves(stages, waves));
  }

  /** Hands them over step by step. */
  Feeding feeding(Waves waves) {
    Origin open = origin.open();
    if (stages.isEmpty()) {
      return open.feeding(waves);
    }
    return open instanceof Sized sized
        ? new Staged(sized, stages).feeding(waves)
        : open.feeding(new StagedWaves(stages, waves));
  }

  /** Pushes the elements through a chain on this thread, and ends the chain. */
  void push(Link link) {
    Link chain = link;
    for (int i = stages.size() - 1; i >= 0; i--) {
      chain = stages.get(i).prepare(0).link(chain);
    }
    Link head = chain;
    head.begin(0);
    Chains.run(head, () -> origin.open().push(head));
  }

  /**
   * Tells how the pipeline runs.
   *
   * @return a line for the origin and one for each stage
   */
  public String explain() {
    Plan plan = new Plan();
    explain(plan);
    return plan.toString();
  }

  void explain(Plan plan) {
    origin.explain(plan);
    stages.forEach(stage -> plan.stage(stage.name(), stage.explain()));
  }
}
