package org.anabranch.pipeline;

import java.util.List;

/** A wave with stages on it. */
final class Staged extends Sized {
  private final Sized wave;
  private final List<Stage> stages;
  private final Stage.Maker[] makers;

  Staged(Sized wave, List<Stage> stages) {
    super(stages.get(stages.size() - 1).results());
    this.wave = wave;
    this.stages = stages;
    makers = new Stage.Maker[stages.size()];
    for (int i = 0; i < makers.length; i++) {
      makers[i] = stages.get(i).prepare(wave.units());
    }
  }

  @Override
  long units() {
    return wave.units();
  }

  @Override
  boolean isExact() {
    return wave.isExact() && stages.stream().allMatch(Stage::isExact);
  }

  @Override
  boolean expands() {
    return wave.expands() || stages.stream().anyMatch(Stage::expands);
  }

  @Override
  long weight() {
    return wave.weight();
  }

  @Override
  long foldBlock() {
    return Math.min(wave.foldBlock(), super.foldBlock());
  }

  @Override
  void functions(Functions functions) {
    wave.functions(functions);
    for (Stage stage : stages) {
      functions.add(stage.function());
    }
  }

  @Override
  Feeder feeder(Link link, boolean early) {
    Link chain = new Junction(link);
    for (int i = makers.length - 1; i >= 0; i--) {
      chain = makers[i].link(chain);
    }
    Link head = chain;
    Feeder feeder = wave.feeder(head, early);
    return (from, to) -> {
      head.begin(Pieces.countedAs(to - from));
      Chains.run(head, () -> feeder.run(from, to));
    };
  }

  @Override
  String explain() {
    return wave.explain();
  }
}
