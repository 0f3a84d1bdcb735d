package org.anabranch.core.shim;

import java.util.ArrayList;
import java.util.List;

/**
 * One schedule, written down as who moved how often: {@code 0*3 1 0*2} is thread 0 three times,
 * then thread 1, then thread 0 twice.
 */
final class ReplayedChoices implements Choices {
  private final String written;
  private final List<Integer> moves;
  private int position;
  private boolean begun;

  ReplayedChoices(String written) {
    this.written = written;
    moves = read(written);
  }

  static List<Integer> read(String written) {
    List<Integer> moves = new ArrayList<>();
    for (String run : written.strip().split(" +", -1)) {
      int star = run.indexOf('*');
      int times = star < 0 ? 1 : Integer.parseInt(run.substring(star + 1));
      int thread = Integer.parseInt(star < 0 ? run : run.substring(0, star));
      for (int i = 0; i < times; i++) {
        moves.add(thread);
      }
    }
    return moves;
  }

  static String write(List<Integer> moves) {
    StringBuilder written = new StringBuilder();
    for (int from = 0, to; from < moves.size(); from = to) {
      int thread = moves.get(from);
      for (to = from + 1; to < moves.size() && moves.get(to) == thread; to++) {}
      written.append(from == 0 ? "" : " ").append(thread);
      if (to - from > 1) {
        written.append('*').append(to - from);
      }
    }
    return written.toString();
  }

  @Override
  public boolean next() {
    boolean first = !begun;
    begun = true;
    return first;
  }

  @Override
  public int choose(int current, int enabled) {
    if (position < moves.size()) {
      int thread = moves.get(position++);
      if ((enabled >>> thread & 1) == 0) {
        throw new IllegalStateException("thread " + thread + " cannot move at " + position);
      }
      return thread;
    }
    return current != NOBODY ? current : Integer.numberOfTrailingZeros(enabled);
  }

  @Override
  public String toString() {
    return "the schedule " + written;
  }
}
