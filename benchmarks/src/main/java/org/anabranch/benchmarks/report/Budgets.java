package org.anabranch.benchmarks.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.anabranch.benchmarks.report.Budget.Comparison;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Collects budgets, in the order of the report. */
abstract class Budgets {
  private final List<Budget> budgets = new ArrayList<>();

  /** All budgets there are. */
  static List<Budget> all() {
    List<Budget> all = new ArrayList<>(new SumBudgets().budgets());
    all.addAll(new ReductionBudgets().budgets());
    all.addAll(new PackBudgets().budgets());
    all.addAll(new SortBudgets().budgets());
    all.addAll(new OrderBudgets().budgets());
    all.addAll(new MatrixBudgets().budgets());
    all.addAll(new PoolBudgets().budgets());
    all.addAll(new LadderBudgets().budgets());
    all.addAll(new CallBudgets().budgets());
    all.addAll(new LambdaBudgets().budgets());
    all.addAll(new PipelineBudgets().budgets());
    return all;
  }

  List<Budget> budgets() {
    return budgets;
  }

  final void add(String title, Kind kind, double bound, Comparison... comparisons) {
    addMost(title, kind, bound, 0, comparisons);
  }

  /** A budget for some major versions of the JDK only. */
  final void addOn(
      IntPredicate jdks, String title, Kind kind, double bound, Comparison... comparisons) {
    budgets.add(new Budget(title, kind, bound, jdks, 0, List.of(comparisons)));
  }

  /** A budget that some of a hundred comparisons may miss. */
  final void addMost(
      String title, Kind kind, double bound, int excused, Comparison... comparisons) {
    budgets.add(new Budget(title, kind, bound, jdk -> true, excused, List.of(comparisons)));
  }

  /** A comparison with other methods of the same parameters. */
  static Comparison compare(String label, Line ours, String... peers) {
    return new Comparison(label, ours, Arrays.stream(peers).map(ours::by).toList());
  }

  /** A comparison for each value of a parameter. */
  static Comparison[] each(Function<String, Comparison> comparison, Object... values) {
    return Arrays.stream(values)
        .map(value -> comparison.apply(value.toString()))
        .toArray(Comparison[]::new);
  }
}
