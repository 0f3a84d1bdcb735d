package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.anabranch.Par;

/** Reductions of doubles and of objects. */
final class RealReductions {
  private static final long SEED = 20240609;

  private final double[] a;
  private final double[] b;
  private final Double[] boxes;

  RealReductions(int n) {
    SplittableRandom random = new SplittableRandom(SEED);
    a = random.doubles(n, -1, 1).toArray();
    b = random.doubles(n, -1, 1).toArray();
    boxes = Arrays.stream(a).boxed().toArray(Double[]::new);
  }

  ReductionCase of(String operation) {
    return switch (operation) {
      case "maxOfDoubles" ->
          ReductionCase.of(this::maxLoop, p -> reals(p).max().getAsDouble(), () -> Par.max(a));
      case "maxOfObjects" ->
          ReductionCase.of(
              this::maxObjectLoop,
              p -> objects(p).max((x, y) -> Double.compare(x, y)).orElseThrow(),
              () -> Par.max(boxes, (x, y) -> Double.compare(x, y)));
      case "mean" ->
          ReductionCase.of(
              this::meanLoop, p -> reals(p).average().getAsDouble(), () -> Par.mean(a));
      case "variance" ->
          ReductionCase.of(this::varianceLoop, this::varianceStream, () -> Par.variance(a));
      case "dot" -> ReductionCase.of(this::dotLoop, this::dotStream, () -> Par.dot(a, b));
      case "dotFast" -> ReductionCase.of(this::dotLoop, this::dotStream, () -> Par.dotFast(a, b));
      case "reduceObjects" ->
          ReductionCase.of(
              this::reduceLoop,
              p -> objects(p).reduce(0.0, (x, y) -> x > y ? x : y),
              () -> Par.<Double>reduce(boxes, 0.0, (x, y) -> x > y ? x : y));
      default -> throw new IllegalArgumentException("no case for " + operation);
    };
  }

  private DoubleStream reals(boolean parallel) {
    return parallel ? Arrays.stream(a).parallel() : Arrays.stream(a);
  }

  private Stream<Double> objects(boolean parallel) {
    return parallel ? Arrays.stream(boxes).parallel() : Arrays.stream(boxes);
  }

  private double dotStream(boolean parallel) {
    IntStream all = IntStream.range(0, a.length);
    return (parallel ? all.parallel() : all).mapToDouble(i -> a[i] * b[i]).sum();
  }

  /** Two passes: streams have no variance. */
  private double varianceStream(boolean parallel) {
    DoubleSummaryStatistics summary = reals(parallel).summaryStatistics();
    double mean = summary.getAverage();
    return reals(parallel).map(x -> (x - mean) * (x - mean)).sum() / a.length;
  }

  private double maxLoop() {
    double max = a[0];
    for (double x : a) {
      max = Math.max(max, x);
    }
    return max;
  }

  private double maxObjectLoop() {
    Comparator<Double> order = Comparator.naturalOrder();
    Double max = boxes[0];
    for (Double x : boxes) {
      if (order.compare(x, max) > 0) {
        max = x;
      }
    }
    return max;
  }

  private double meanLoop() {
    double sum = 0.0;
    for (double x : a) {
      sum += x;
    }
    return sum / a.length;
  }

  /** Welford's update. */
  private double varianceLoop() {
    double mean = 0.0;
    double squares = 0.0;
    for (int i = 0; i < a.length; i++) {
      double delta = a[i] - mean;
      mean += delta / (i + 1);
      squares += delta * (a[i] - mean);
    }
    return squares / a.length;
  }

  private double dotLoop() {
    double dot = 0.0;
    for (int i = 0; i < a.length; i++) {
      dot += a[i] * b[i];
    }
    return dot;
  }

  private double reduceLoop() {
    Double max = 0.0;
    for (Double x : boxes) {
      max = max > x ? max : x;
    }
    return max;
  }
}
