package org.anabranch.benchmarks.report;

import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Numbers in the order of the rounds they were measured in, one for each fork. */
record Scores(List<Double> values) {
  static final Scores NONE = new Scores(List.of());

  Scores {
    values = List.copyOf(values);
  }

  /** With one more round. */
  Scores and(double value) {
    return and(new Scores(List.of(value)));
  }

  /** With more rounds. */
  Scores and(Scores more) {
    return new Scores(Stream.concat(values.stream(), more.values.stream()).toList());
  }

  int rounds() {
    return values.size();
  }

  double median() {
    return quantile(0.5);
  }

  double low() {
    return quantile(0.1);
  }

  double high() {
    return quantile(0.9);
  }

  /** Between two values in proportion, as most statistics programs have it. */
  private double quantile(double share) {
    List<Double> sorted = values.stream().sorted().toList();
    double place = share * (sorted.size() - 1);
    int below = (int) place;
    int above = Math.min(below + 1, sorted.size() - 1);
    return sorted.get(below) + (place - below) * (sorted.get(above) - sorted.get(below));
  }

  /** Round by round with another's. */
  Scores combine(Scores other, DoubleBinaryOperator operator) {
    return new Scores(
        IntStream.range(0, Math.min(rounds(), other.rounds()))
            .mapToObj(i -> operator.applyAsDouble(values.get(i), other.values.get(i)))
            .toList());
  }
}
