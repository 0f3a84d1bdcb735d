package org.anabranch.pipeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All elements in order: a buffer for each run of neighbouring units that one worker took. */
final class RunsSink extends Sink<RunsSink> {
  private record Run(long from, Buffer buffer) {}

  private final Carrier carrier;
  private final List<Run> runs = new ArrayList<>();
  private Buffer current;
  private long end = -1;

  RunsSink(Carrier carrier) {
    this.carrier = carrier;
    current = new Buffer(carrier);
  }

  @Override
  void at(long from) {
    super.at(from);
    if (from != end) {
      current = new Buffer(carrier);
      runs.add(new Run(from, current));
    }
  }

  @Override
  void accept(Object block, int from, int to) {
    current.add(block, from, to);
  }

  @Override
  void ran(long to) {
    end = to;
  }

  @Override
  RunsSink split() {
    return new RunsSink(carrier);
  }

  @Override
  void merge(RunsSink other) {
    runs.addAll(other.runs);
  }

  /** Forgets the runs above a unit that failed; its own ends there. */
  void dropAbove(long unit) {
    runs.removeIf(run -> run.from > unit);
  }

  List<Buffer> inOrder() {
    runs.sort(Comparator.comparingLong(Run::from));
    return runs.stream().map(Run::buffer).toList();
  }
}
