package org.anabranch.benchmarks.report;

import java.util.Locale;
import org.anabranch.benchmarks.CallersBenchmark;
import org.anabranch.benchmarks.DequeBenchmark;
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

/** The suites: how each is warmed, what is measured twice, and what a run keeps of each. */
@SuppressWarnings("ImmutableEnumChecker") // what is kept is written down here and never changed
enum Suite {
  SUM(
      SumBenchmark.class,
      300,
      "parallelStream|forkJoin",
      Kept.of("type=int,long,double;n=1000,100000,10000000"),
      Kept.of("n=1000,100000,10000000").drawing("parallelStream")),
  SMALL_CALL(SmallCallBenchmark.class, 300, "", Kept.of("n=100,2000"), Kept.of("n=100,2000")),
  FORK_JOIN(ForkJoinOverheadBenchmark.class, 800, "", Kept.ALL, Kept.ALL),
  THOUSAND_TASKS(
      ThousandTasksBenchmark.class,
      800,
      "parallelStream|forkJoin",
      Kept.ALL,
      Kept.ALL.drawing("parallelStream", "forkJoin")),
  DEQUE(DequeBenchmark.class, 300, "", Kept.ALL, Kept.ALL),
  REDUCTION(
      ReductionBenchmark.class,
      300,
      "parallelStream",
      Kept.of("operation=min,minIndex,mean,variance,dot,count,reduce;n=1000000"),
      Kept.of("n=1000000")),
  SCAN(
      ScanBenchmark.class,
      300,
      "parallelPrefix",
      Kept.of("type=long;n=100000,1000000,10000000").drawing("parallelPrefix"),
      Kept.of("type=long;n=100000,1000000,10000000").drawing("parallelPrefix")),
  PACK(
      PackBenchmark.class,
      300,
      "parallelStream",
      Kept.of("n=10000000;percent=50").drawing("stream"),
      Kept.of("n=10000000;percent=50").drawing("stream").spreading("n=100000")),
  GROUP(GroupBenchmark.class, 300, ".*ParallelStream|countConcurrent", Kept.ALL, Kept.ALL),
  SORT(
      SortBenchmark.class,
      400,
      "parallelSort",
      Kept.of("type=int,long,double;input=RANDOM,SORTED;n=100000,1000000,10000000"),
      Kept.of(
          "type=int,long,double;input=RANDOM;n=100000,1000000,10000000",
          "type=int,double;input=SORTED,NEARLY_SORTED;n=10,1000,100000")),
  FASTUTIL_SORT(
      FastutilSortBenchmark.class,
      300,
      "quickSort|radixSort",
      Kept.of("type=int,double"),
      Kept.ALL),
  OBJECT_SORT(
      ObjectSortBenchmark.class,
      300,
      "parallelSort",
      Kept.of("kind=Integer,String,comparator"),
      Kept.ALL),
  ORDER(OrderBenchmark.class, 300, "", Kept.of("n=1000000"), Kept.of("n=1000000")),
  MATRIX(
      MatrixBenchmark.class,
      500,
      "",
      Kept.ALL.drawing("loop", "ojAlgo"),
      Kept.ALL.drawing("loop", "ojAlgo").spreading("n=64,256")),
  MATRIX_SHAPE(
      MatrixShapeBenchmark.class,
      500,
      "",
      Kept.of("shape=4x1000000x4,257x257x257"),
      Kept.of("shape=4x1000000x4,1000x1000x10,257x257x257")),
  MATRIX_ELEMENT(
      MatrixElementBenchmark.class,
      300,
      "",
      Kept.ALL.drawing("ejmlTranspose", "transposeInPlace"),
      Kept.ALL.drawing("ejmlTranspose", "transposeInPlace")),
  SHORT_JOB(
      ShortJobBenchmark.class,
      800,
      "parallelStream",
      Kept.of("micros=5,20,50,100"),
      Kept.of("micros=5,20,50,100").drawing("forkJoin")),
  LAMBDAS(
      LambdaPollutionBenchmark.class,
      300,
      "",
      Kept.of("lambdas=1,10;operation=EACH_INDEX,SUM_OF_LONG").drawing("stream"),
      Kept.of("lambdas=1,10").drawing("stream")),
  PIPELINE(
      PipelineBenchmark.class,
      300,
      "parallelStream",
      Kept.of("elements=INTS,DOUBLES,OBJECTS"),
      Kept.of("elements=INTS,DOUBLES,OBJECTS")),
  LADDER(
      LadderBenchmark.class,
      800,
      "parallelStream|forkJoin",
      Kept.of("shape=UNIFORM;rung=25000x4,250000x4,3000x100,100x10000"),
      Kept.of("shape=UNIFORM;rung=25000x4,250000x4,3000x100,100x10000,10x1000000")),
  CALLERS(
      CallersBenchmark.class,
      800,
      "parallelStream",
      Kept.ALL.drawing("parallelStream"),
      Kept.ALL.drawing("parallelStream")),
  FIRST_CALL(
      FirstCallBenchmark.class,
      0,
      "parallelStream",
      Kept.ALL.drawing("parallelStream"),
      Kept.ALL.drawing("parallelStream")),
  IDLE(IdleBenchmark.class, 0, "", Kept.ALL, Kept.ALL),
  LIMIT(LimitBenchmark.class, 300, "", Kept.ALL, Kept.ALL);

  /** The class with the methods. */
  final Class<?> benchmark;

  /**
   * How long an iteration of the warm-up takes; nothing for code that is measured cold. Recursions
   * are compiled late; and while the compiler works, it takes a helper's processor from calls that
   * share short work.
   */
  final int warmupMillis;

  private final String commonPoolPeers;
  private final Kept quick;
  private final Kept full;

  Suite(Class<?> benchmark, int warmupMillis, String commonPoolPeers, Kept quick, Kept full) {
    this.benchmark = benchmark;
    this.warmupMillis = warmupMillis;
    this.commonPoolPeers = commonPoolPeers;
    this.quick = quick;
    this.full = full;
  }

  /** The simple name of the benchmark class. */
  String title() {
    return benchmark.getSimpleName();
  }

  /** What a run has of it. */
  Kept kept(Extent extent) {
    return switch (extent) {
      case QUICK -> quick;
      case FULL -> full;
      case ALL_LINES -> Kept.ALL;
    };
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
