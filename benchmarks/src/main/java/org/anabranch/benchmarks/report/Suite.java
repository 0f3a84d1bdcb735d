package org.anabranch.benchmarks.report;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.anabranch.benchmarks.CallersBenchmark;
import org.anabranch.benchmarks.FastutilSortBenchmark;
import org.anabranch.benchmarks.FirstCallBenchmark;
import org.anabranch.benchmarks.ForkJoinOverheadBenchmark;
import org.anabranch.benchmarks.GroupBenchmark;
import org.anabranch.benchmarks.IdleBenchmark;
import org.anabranch.benchmarks.LadderBenchmark;
import org.anabranch.benchmarks.LambdaPollutionBenchmark;
import org.anabranch.benchmarks.LimitBenchmark;
import org.anabranch.benchmarks.MatrixBenchmark;
import org.anabranch.benchmarks.MatrixElementBenchmark;
import org.anabranch.benchmarks.MatrixShapeBenchmark;
import org.anabranch.benchmarks.ObjectSortBenchmark;
import org.anabranch.benchmarks.OrderBenchmark;
import org.anabranch.benchmarks.PackBenchmark;
import org.anabranch.benchmarks.PipelineBenchmark;
import org.anabranch.benchmarks.ReductionBenchmark;
import org.anabranch.benchmarks.ScanBenchmark;
import org.anabranch.benchmarks.ShortJobBenchmark;
import org.anabranch.benchmarks.SmallCallBenchmark;
import org.anabranch.benchmarks.SortBenchmark;
import org.anabranch.benchmarks.SumBenchmark;
import org.anabranch.benchmarks.ThousandTasksBenchmark;

/** The suites: how each is warmed, what is measured twice, and what a quick run keeps. */
enum Suite {
  SUM(
      SumBenchmark.class,
      300,
      "parallelStream|forkJoin",
      "",
      "type=int,long,double;n=1000,100000,10000000"),
  SMALL_CALL(SmallCallBenchmark.class, 300, "", "", "n=100,2000"),
  FORK_JOIN(ForkJoinOverheadBenchmark.class, 800, "", "", ""),
  THOUSAND_TASKS(ThousandTasksBenchmark.class, 800, "parallelStream|forkJoin", "", ""),
  REDUCTION(
      ReductionBenchmark.class,
      300,
      "parallelStream",
      "",
      "operation=min,minIndex,mean,variance,dot,count,reduce;n=1000000"),
  SCAN(
      ScanBenchmark.class,
      300,
      "parallelPrefix",
      "parallelPrefix",
      "type=long;n=100000,1000000,10000000"),
  PACK(PackBenchmark.class, 300, "parallelStream", "stream", "n=10000000;percent=50"),
  GROUP(GroupBenchmark.class, 300, ".*ParallelStream|countConcurrent", "", ""),
  SORT(
      SortBenchmark.class,
      400,
      "parallelSort",
      "",
      "type=int,long,double;input=RANDOM,SORTED;n=100000,1000000,10000000"),
  FASTUTIL_SORT(FastutilSortBenchmark.class, 300, "quickSort|radixSort", "", "type=int,double"),
  OBJECT_SORT(ObjectSortBenchmark.class, 300, "parallelSort", "", "kind=Integer,String,comparator"),
  ORDER(OrderBenchmark.class, 300, "", "", "n=1000000"),
  MATRIX(MatrixBenchmark.class, 500, "", "loop,ojAlgo", ""),
  MATRIX_SHAPE(MatrixShapeBenchmark.class, 500, "", "", "shape=4x1000000x4,257x257x257"),
  MATRIX_ELEMENT(MatrixElementBenchmark.class, 300, "", "ejmlTranspose,transposeInPlace", ""),
  SHORT_JOB(ShortJobBenchmark.class, 800, "parallelStream", "", "micros=5,20,50,100"),
  LAMBDAS(
      LambdaPollutionBenchmark.class,
      300,
      "",
      "stream",
      "lambdas=1,10;operation=EACH_INDEX,SUM_OF_LONG"),
  PIPELINE(PipelineBenchmark.class, 300, "parallelStream", "", ""),
  LADDER(
      LadderBenchmark.class,
      800,
      "parallelStream|forkJoin",
      "",
      "shape=UNIFORM;rung=25000x4,250000x4,3000x100,100x10000,10x1000000"),
  CALLERS(CallersBenchmark.class, 800, "parallelStream", "parallelStream", ""),
  FIRST_CALL(FirstCallBenchmark.class, 0, "parallelStream", "parallelStream", ""),
  IDLE(IdleBenchmark.class, 0, "", "", ""),
  LIMIT(LimitBenchmark.class, 300, "", "", "");

  /** The class with the methods. */
  final Class<?> benchmark;

  /**
   * How long an iteration of the warm-up takes; nothing for code that is measured cold. Recursions
   * are compiled late; and while the compiler works, it takes a helper's processor from calls that
   * share short work.
   */
  final int warmupMillis;

  private final String commonPoolPeers;
  private final String drawn;
  private final String quickParams;

  Suite(
      Class<?> benchmark,
      int warmupMillis,
      String commonPoolPeers,
      String drawn,
      String quickParams) {
    this.benchmark = benchmark;
    this.warmupMillis = warmupMillis;
    this.commonPoolPeers = commonPoolPeers;
    this.drawn = drawn;
    this.quickParams = quickParams;
  }

  /** The simple name of the benchmark class. */
  String title() {
    return benchmark.getSimpleName();
  }

  /** The parameters of a quick run where it differs from a full one: values with commas between. */
  Map<String, String> quickParams() {
    return Line.parse(this, "", quickParams).params();
  }

  /** Methods of peers that no budget names but a figure of a quick run shows. */
  Stream<String> drawn() {
    return Arrays.stream(drawn.split(",", -1)).filter(method -> !method.isEmpty());
  }

  /** Whether a method runs in the JDK's common pool. */
  boolean usesCommonPool(String method) {
    return method.matches(commonPoolPeers);
  }

  /** Matches one method of the suite. */
  String pattern(String method) {
    return benchmark.getName().replace(".", "\\.") + "\\." + method + "$";
  }

  /** The name of its files, without the ending. */
  String fileName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
