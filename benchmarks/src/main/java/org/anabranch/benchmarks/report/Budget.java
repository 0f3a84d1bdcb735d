package org.anabranch.benchmarks.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * A promise about measurements: a bound that each of some comparisons keeps, or all but a few. The
 * worst of those that must keep it speaks for the budget.
 *
 * @param title what is promised
 * @param kind how ours and the peer make one figure
 * @param bound what the figure must reach
 * @param jdks the major versions it is for
 * @param excused how many of a hundred comparisons need not
 * @param comparisons the pairs compared
 */
record Budget(
    String title,
    Kind kind,
    double bound,
    IntPredicate jdks,
    int excused,
    List<Comparison> comparisons) {
  /** Figures of ours and the peer's time. */
  enum Kind {
    /** Our time in units of the peer's, at most the bound. */
    RATIO,
    /** The peer's time in units of ours, at least the bound. */
    SPEEDUP,
    /** Our time less the peer's, at most the bound, in the suite's unit. */
    ADDED,
    /** Our figure alone, at most the bound. */
    COST,
    /** Bytes allocated by our operation, at most the bound. */
    BYTES
  }

  /** Ours and the peers, of which the fastest counts. */
  record Comparison(String label, Line ours, List<Line> peers) {}

  /** Bounds are met by the median, straddled by the spread, or missed. */
  enum Verdict {
    MET,
    AT,
    MISSED
  }

  /** What a comparison came to. */
  record Outcome(String label, Scores figure, Verdict verdict) {}

  /** The outcome that speaks for the budget on a JDK; empty when nothing was measured. */
  Optional<Outcome> worst(Results results, String jdk) {
    if (!jdks.test(Integer.parseInt(jdk))) {
      return Optional.empty();
    }
    List<Outcome> outcomes = new ArrayList<>();
    for (Comparison comparison : comparisons) {
      figure(comparison, results, jdk)
          .ifPresent(f -> outcomes.add(new Outcome(comparison.label(), f, verdict(f))));
    }
    return outcomes.stream()
        .sorted(Comparator.comparingDouble(o -> -badness(o.figure().median())))
        .skip(outcomes.size() * (long) excused / 100)
        .findFirst();
  }

  private double badness(double figure) {
    return kind == Kind.SPEEDUP ? -figure : figure;
  }

  private Verdict verdict(Scores figure) {
    if (badness(figure.median()) <= badness(bound)) {
      return Verdict.MET;
    }
    double best = kind == Kind.SPEEDUP ? figure.high() : figure.low();
    return badness(best) <= badness(bound) ? Verdict.AT : Verdict.MISSED;
  }

  private Optional<Scores> figure(Comparison comparison, Results results, String jdk) {
    Optional<Result> ours = results.best(jdk, comparison.ours());
    if (kind == Kind.BYTES) {
      return ours.map(Result::bytes).filter(bytes -> bytes.rounds() > 0);
    }
    if (kind == Kind.COST) {
      return ours.map(Result::times);
    }
    Optional<Result> peer =
        comparison.peers().stream()
            .flatMap(line -> results.best(jdk, line).stream())
            .min(Comparator.comparingDouble(result -> result.times().median()));
    if (ours.isEmpty() || peer.isEmpty()) {
      return Optional.empty();
    }
    Scores mine = ours.get().times();
    Scores theirs = peer.get().times();
    return Optional.of(
        switch (kind) {
          case RATIO -> mine.combine(theirs, (a, b) -> a / b);
          case SPEEDUP -> mine.combine(theirs, (a, b) -> b / a);
          default -> mine.combine(theirs, (a, b) -> a - b);
        });
  }
}
