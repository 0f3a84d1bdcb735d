package org.anabranch.examples.experiments;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * What one task does, written down instead of done: so many units of work, a fork of a child, a
 * join of the newest child that is not joined. Written by functions that split as the algorithms
 * do, and replayed by {@link VirtualPool}.
 */
final class ForkJoinProgram {

  /** A step of a task. */
  sealed interface Step permits Work, Fork, Join {}

  /** Units of work. */
  record Work(long units) implements Step {}

  /** A new child begins its own program, now or later. */
  record Fork(ForkJoinProgram child) implements Step {}

  /** The newest child that is not joined has to end first. */
  record Join() implements Step {}

  private final List<Step> steps = new ArrayList<>();

  /** Writes a program down. */
  static ForkJoinProgram of(Consumer<ForkJoinProgram> writer) {
    ForkJoinProgram program = new ForkJoinProgram();
    writer.accept(program);
    return program;
  }

  void work(long units) {
    steps.add(new Work(units));
  }

  /** One part is forked, the other done here, then they are joined. */
  void both(Consumer<ForkJoinProgram> here, Consumer<ForkJoinProgram> forked) {
    steps.add(new Fork(of(forked)));
    here.accept(this);
    steps.add(new Join());
  }

  List<Step> steps() {
    return steps;
  }

  /** The units of this task and all below. */
  long work() {
    long work = 0;
    for (Step step : steps) {
      work +=
          step instanceof Work w ? w.units() : step instanceof Fork fork ? fork.child().work() : 0;
    }
    return work;
  }

  /** How many tasks are forked by this one and all below. */
  long forks() {
    long forks = 0;
    for (Step step : steps) {
      forks += step instanceof Fork fork ? 1 + fork.child().forks() : 0;
    }
    return forks;
  }

  /** The units of the longest chain in which each part waits for the one before. */
  long span() {
    long time = 0;
    Deque<Long> ends = new ArrayDeque<>();
    for (Step step : steps) {
      if (step instanceof Work work) {
        time += work.units();
      } else if (step instanceof Fork fork) {
        ends.push(time + fork.child().span());
      } else {
        time = Math.max(time, ends.pop());
      }
    }
    return time;
  }
}
