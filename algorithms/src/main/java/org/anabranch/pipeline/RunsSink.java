package org.anabranch.pipeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All elements in order: a buffer for each run of neighbouring units that one worker took. */
final class RunsSink extends Sink<RunsSink> {
  /** The elements of the units [from, to), and of what came before a failure in the next piece. */
  private static final class Run {
    final long from;
    final Buffer buffer;
    long to;

    Run(long from, Buffer buffer) {
      this.from = from;
      this.buffer = buffer;
      to = from;
    }
  }

  private final Carrier carrier;
  private final List<Run> runs = new ArrayList<>();
  private Run current;

  RunsSink(Carrier carrier) {
    this.carrier = carrier;
    current = new Run(-1, new Buffer(carrier));
  }

  @Override
  void at(long from) {
    super.at(from);
    if (from != current.to) {
      current = new Run(from, new Buffer(carrier));
      runs.add(current);
    }
  }

  @Override
  void accept(Object block, int from, int to) {
    current.buffer.add(block, from, to);
  }

  @Override
  void ran(long to) {
    current.to = to;
  }

  @Override
  RunsSink split() {
    return new RunsSink(carrier);
  }

  @Override
  void merge(RunsSink other) {
    runs.addAll(other.runs);
  }

  /** The elements, up to the first unit that did not run to its end. */
  List<Buffer> inOrder() {
    runs.sort(Comparator.comparingLong(run -> run.from));
    List<Buffer> buffers = new ArrayList<>();
    long next = 0;
    for (Run run : runs) {
      if (run.from != next) {
        break;
      }
      buffers.add(run.buffer);
      next = run.to;
    }
    return buffers;
  }
}
