package org.anabranch.benchmarks.report;

import java.util.Locale;
import java.util.Map;
import org.anabranch.benchmarks.FastutilSortBenchmark;
import org.anabranch.benchmarks.ForkJoinOverheadBenchmark;
import org.anabranch.benchmarks.GroupBenchmark;
import org.anabranch.benchmarks.LadderBenchmark;
import org.anabranch.benchmarks.LambdaPollutionBenchmark;
import org.anabranch.benchmarks.MatrixBenchmark;
import org.anabranch.benchmarks.MatrixElementBenchmark;
import org.anabranch.benchmarks.MatrixShapeBenchmark;
import org.anabranch.benchmarks.ObjectSortBenchmark;
import org.anabranch.benchmarks.PackBenchmark;
import org.anabranch.benchmarks.PipelineBenchmark;
import org.anabranch.benchmarks.ReductionBenchmark;
import org.anabranch.benchmarks.ScanBenchmark;
import org.anabranch.benchmarks.ShortJobBenchmark;
import org.anabranch.benchmarks.SmallCallBenchmark;
import org.anabranch.benchmarks.SortBenchmark;
import org.anabranch.benchmarks.SumBenchmark;
import org.anabranch.benchmarks.ThousandTasksBenchmark;

/** The suites, with what a quick run leaves out and which peers depend on the JDK's common pool. */
enum Suite {
  SUM(
      SumBenchmark.class,
      300,
      "parallelStream|forkJoin",
      "type=int,long,double;n=1000,100000,10000000"),
  SMALL_CALL(SmallCallBenchmark.class, 300, "", "n=1,100,2000"),
  FORK_JOIN(ForkJoinOverheadBenchmark.class, 800, "", ""),
  THOUSAND_TASKS(ThousandTasksBenchmark.class, 800, "parallelStream|forkJoin", ""),
  REDUCTION(
      ReductionBenchmark.class,
      300,
      "parallelStream",
      "operation=min,minIndex,mean,variance,dot,count,reduce;n=1000,1000000"),
  SCAN(ScanBenchmark.class, 300, "parallelPrefix", "type=long,double;n=100000,10000000"),
  PACK(PackBenchmark.class, 300, "parallelStream", "n=1000,10000000;percent=50"),
  GROUP(GroupBenchmark.class, 500, ".*ParallelStream|countConcurrent", "n=1000000;keys=1000"),
  SORT(
      SortBenchmark.class,
      500,
      "parallelSort",
      "type=int,long,double;input=RANDOM,SORTED,FEW_UNIQUE;n=1000,100000,1000000"),
  FASTUTIL_SORT(FastutilSortBenchmark.class, 500, "quickSort|radixSort", "input=RANDOM;n=1000000"),
  OBJECT_SORT(
      ObjectSortBenchmark.class,
      500,
      "parallelSort",
      "input=RANDOM,SORTED,FEW_UNIQUE,NEARLY_SORTED;n=1000,1000000"),
  MATRIX(MatrixBenchmark.class, 1000, "", "n=64,512,1024"),
  MATRIX_SHAPE(MatrixShapeBenchmark.class, 1000, "", "shape=4x1000000x4,257x257x257"),
  MATRIX_ELEMENT(MatrixElementBenchmark.class, 500, "", "n=1024"),
  SHORT_JOB(ShortJobBenchmark.class, 800, "parallelStream", "micros=5,20,50,100"),
  LAMBDAS(LambdaPollutionBenchmark.class, 500, "", "lambdas=1,10;operation=EACH_INDEX,SUM_OF_LONG"),
  PIPELINE(PipelineBenchmark.class, 500, "parallelStream", "n=100,1000000;lambdas=3"),
  LADDER(
      LadderBenchmark.class,
      800,
      "parallelStream|forkJoin",
      "shape=UNIFORM;rung=2500x4,7500x4,25000x4,75000x4,250000x4,25000000x4,100x100,300x100,"
          + "1000x100,3000x100,10000x100,1000000x100,1x10000,3x10000,10x10000,30x10000,100x10000,"
          + "10000x10000,1x1000000,10x1000000,100x1000000,3x10000000,10x10000000");

  private final Class<?> benchmark;

  /**
   * How long each of five warm-up iterations takes. Recursions are compiled late; and while the
   * compiler works, it takes a helper's processor from calls that share short work.
   */
  final int warmupMillis;

  /** Methods that run in the JDK's common pool, as a regular expression; empty for none. */
  final String commonPoolPeers;

  private final String quickParams;

  Suite(Class<?> benchmark, int warmupMillis, String commonPoolPeers, String quickParams) {
    this.benchmark = benchmark;
    this.warmupMillis = warmupMillis;
    this.commonPoolPeers = commonPoolPeers;
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

  /** Matches the methods of the suite that a setting is about. */
  String pattern(Setting setting) {
    String methods = setting == Setting.DEFAULTS ? ".*" : "(" + commonPoolPeers + ")";
    return benchmark.getName().replace(".", "\\.") + "\\." + methods + "$";
  }

  /** The name of its files, without the ending. */
  String fileName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
