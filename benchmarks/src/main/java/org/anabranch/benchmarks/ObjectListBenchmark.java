package org.anabranch.benchmarks;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Map, filter, map and sum over strings, against the parallel lists of Eclipse Collections. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ObjectListBenchmark {
  private static final int BATCHES_PER_THREAD = 8;

  /** How many strings. */
  @Param({"1000", "100000", "1000000"})
  public int n;

  private final PipelineSource functions = new PipelineTemplate();
  private PipelineData data;
  private FastList<String> list;
  private ExecutorService executor;
  private int batch;

  /** Makes the strings, and as many threads as there are processors. */
  @Setup
  public void fill() {
    data = new PipelineData(n);
    list = FastList.newListWith(data.strings);
    int threads = Runtime.getRuntime().availableProcessors();
    executor = Executors.newFixedThreadPool(threads);
    batch = Math.max(1, n / (threads * BATCHES_PER_THREAD));
  }

  /** Ends the threads. */
  @TearDown
  public void stop() {
    executor.shutdown();
  }

  /** The loop that a programmer would write. */
  @Benchmark
  public double loop() {
    return PipelineCase.OBJECTS.loop(data);
  }

  /** The parallel list of Eclipse Collections. */
  @Benchmark
  public double asParallel() {
    return list.asParallel(executor, batch)
        .collect(functions.rename()::apply)
        .select(functions.keepString()::test)
        .sumOfLong(functions.weigh()::applyAsLong);
  }

  /** The parallel stream. */
  @Benchmark
  public double parallelStream() {
    return PipelineCase.OBJECTS.stream(functions, data, true);
  }

  /** Ours. */
  @Benchmark
  public double par() {
    return PipelineCase.OBJECTS.par(functions, data);
  }
}
