package org.anabranch;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.anabranch.core.loop.LoopReport;
import org.anabranch.op.Observation;

/**
 * Why calls went parallel, or did not: one row for each loop that they ran, as told by {@link
 * Par#explain}. Print it.
 *
 * @param calls the loops of the calls, in the order in which they ended, a hundred at most
 * @param more how many further loops there were
 * @param copiesMade how many kernels were loaded once more for a function meanwhile
 * @param copyUses how many loops began on such a copy meanwhile
 * @param vectors whether kernels use the JDK's Vector API
 */
public record Explanation(
    List<Call> calls, long more, long copiesMade, long copyUses, boolean vectors) {

  /** Of more loops of one operation in a row only the time is printed. */
  private static final int MOST_ALIKE = 4;

  /**
   * A loop of a call. An operation may run several, one after the other or inside each other.
   *
   * @param operation the method that was called
   * @param elements how many indices the loop had: elements, blocks or tiles
   * @param reason why it ran as it did
   * @param expectedNanos the cost of an index in nanoseconds as known before, 0 when it was not
   * @param measuredNanos its cost as measured, 0 when nobody measured
   * @param chunks how many pieces of work were run between two looks around
   * @param splits how often a half was put where others could take it
   * @param steals how many halves were taken
   * @param wakes how often somebody in the pool was woken meanwhile
   * @param workers how many workers took part
   * @param time how long it took
   */
  public record Call(
      String operation,
      long elements,
      String reason,
      double expectedNanos,
      double measuredNanos,
      long chunks,
      long splits,
      long steals,
      long wakes,
      int workers,
      Duration time) {

    private static final double PICOS_PER_NANO = 1_000;

    static Call of(String operation, LoopReport loop) {
      return new Call(
          operation,
          loop.elements(),
          reason(loop),
          loop.knownPicos() / PICOS_PER_NANO,
          loop.measuredPicos() / PICOS_PER_NANO,
          loop.chunks(),
          Math.max(0, loop.pieces() - 1),
          loop.steals(),
          loop.wakes(),
          loop.workers(),
          Duration.ofNanos(loop.nanos()));
    }

    private static String reason(LoopReport loop) {
      return switch (loop.company()) {
        case TOO_LITTLE -> "on the caller: known to be too little to share";
        case POOL_OF_ONE -> "on the caller: the pool has no other worker";
        case ONE_INDEX -> "on the caller: one index";
        case INITIALISER -> "on the caller: a static initialiser is running";
        case NOBODY_AWAKE -> "on the caller: too little to wake anybody, and nobody was awake";
        case ANYBODY -> sharedReason(loop);
      };
    }

    private static String sharedReason(LoopReport loop) {
      if (loop.workers() > 1) {
        return "parallel: " + loop.workers() + " of " + loop.parallelism() + " workers";
      }
      if (loop.pieces() <= 1) {
        return "on the caller: it proved too little to share";
      }
      return loop.wakes() == 0
          ? "on the caller: too little to wake anybody, and nobody was awake"
          : "on the caller: help came too late, or was busy elsewhere";
    }

    /** Says it in a line or two. */
    @Override
    public String toString() {
      StringBuilder line = new StringBuilder();
      line.append(format("%s, %,d: %s", operation, elements, reason));
      line.append(format("; %.3f ms", time.toNanos() / 1e6));
      if (expectedNanos > 0) {
        line.append(format(", expected %.3g ns each", expectedNanos));
      }
      if (measuredNanos > 0) {
        line.append(format(", measured %.3g ns each", measuredNanos));
      }
      if (chunks > 0) {
        line.append(
            format(
                "%n    %,d chunks of %,d on average, %,d splits, %,d steals, %,d wakes",
                chunks, elements / chunks, splits, steals, wakes));
      }
      return line.toString();
    }
  }

  /**
   * An explanation with a list of its own.
   *
   * @param calls the loops, a hundred at most
   * @param more how many further loops there were
   * @param copiesMade how many kernels were loaded once more
   * @param copyUses how many loops began on such a copy
   * @param vectors whether kernels use the Vector API
   */
  public Explanation {
    calls = List.copyOf(calls);
  }

  static Explanation of(Observation observation) {
    List<Call> calls = new ArrayList<>();
    for (int i = 0; i < observation.loops().size(); i++) {
      calls.add(Call.of(observation.operations().get(i), observation.loops().get(i)));
    }
    return new Explanation(
        calls,
        observation.more(),
        observation.copiesMade(),
        observation.copyUses(),
        observation.usesVectors());
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }

  /** A few lines for each loop. */
  @Override
  public String toString() {
    StringBuilder lines = new StringBuilder();
    if (calls.isEmpty()) {
      lines.append(format("no loop was run: no call, or all too small for one%n"));
    }
    for (int i = 0; i < calls.size(); ) {
      i = appendRun(lines, i);
    }
    if (more > 0) {
      lines.append(format("and %,d more%n", more));
    }
    lines.append(
        format(
            "copies of kernels for functions: %,d made, %,d loops on copies; Vector API: %s",
            copiesMade, copyUses, vectors ? "in use" : "not in use"));
    return lines.toString();
  }

  /** Prints the first few of a run of loops of one operation; returns where the run ends. */
  private int appendRun(StringBuilder lines, int start) {
    String operation = calls.get(start).operation();
    int end = start;
    long nanos = 0;
    for (; end < calls.size() && calls.get(end).operation().equals(operation); end++) {
      if (end - start < MOST_ALIKE) {
        lines.append(format("%s%n", calls.get(end)));
      } else {
        nanos += calls.get(end).time().toNanos();
      }
    }
    if (end - start > MOST_ALIKE) {
      int others = end - start - MOST_ALIKE;
      lines.append(format("    and %,d more loops of it, %.3f ms together%n", others, nanos / 1e6));
    }
    return end;
  }
}
