package org.anabranch.core;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.anabranch.core.recording.Recording;

/**
 * The work and span of recorded forks and joins, computed once more from the events alone. Not for
 * scopes and graphs, whose edges are no events.
 */
final class ReplayedSpan {
  private final Map<Integer, Long> positions = new HashMap<>();
  private final Map<Integer, Seat> workers = new HashMap<>();
  private long work;
  private long span;

  /** One worker: the tasks on its stack, the top one at the front; 0 stands for a wait. */
  private static final class Seat {
    final Deque<Integer> stack = new ArrayDeque<>();
    long last;
  }

  private ReplayedSpan() {}

  static ReplayedSpan of(Recording recording) {
    ReplayedSpan replay = new ReplayedSpan();
    recording.events().forEach(replay::take);
    return replay;
  }

  long work() {
    return work;
  }

  long span() {
    return span;
  }

  private void take(Recording.Event event) {
    Seat seat = workers.computeIfAbsent(event.worker(), w -> new Seat());
    int top = seat.stack.isEmpty() ? 0 : seat.stack.peek();
    if (top != 0) {
      work += event.nanos() - seat.last;
      positions.merge(top, event.nanos() - seat.last, Long::sum);
    }
    seat.last = event.nanos();
    int task = event.task();
    switch (event.kind()) {
      case FORK -> positions.put(task, positions.getOrDefault(top, 0L));
      case BEGIN -> {
        positions.putIfAbsent(task, positions.getOrDefault(top, 0L));
        seat.stack.push(task);
      }
      case END -> {
        seat.stack.pop();
        span = Math.max(span, positions.get(task));
        reach(seat, task);
      }
      case STEAL -> positions.putIfAbsent(task, 0L);
      case WAIT -> seat.stack.push(0);
      case JOIN -> {
        seat.stack.pop();
        reach(seat, task);
      }
      case PARK -> seat.last += event.other();
    }
  }

  private void reach(Seat seat, int task) {
    if (!seat.stack.isEmpty() && seat.stack.peek() != 0) {
      positions.merge(seat.stack.peek(), positions.get(task), Math::max);
    }
  }
}
