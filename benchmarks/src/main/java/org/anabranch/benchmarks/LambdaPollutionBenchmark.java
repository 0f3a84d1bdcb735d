package org.anabranch.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.anabranch.core.WorkStealingPool;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * An operation with a function, on one core, after the program has used some number of function
 * classes with the same operation: the last of them is measured, at its peak.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LambdaPollutionBenchmark {
  private static final int N = 100_000;
  private static final int CALLS_BEFORE = 30;

  /** What is done. */
  @Param public FunctionCase operation;

  /** How many function classes the program has used with it. */
  @Param({"1", "2", "3", "10", "100"})
  public int lambdas;

  private final List<FunctionSource> sources = new ArrayList<>();
  private final FunctionData data = new FunctionData(N);
  private WorkStealingPool pool;

  /** Runs all function classes through all peers. */
  @Setup
  public void pollute() {
    pool = WorkStealingPool.create(1);
    for (int i = 0; i < lambdas; i++) {
      FunctionSource source = FunctionCopies.next();
      sources.add(source);
      for (int call = 0; call < CALLS_BEFORE; call++) {
        operation.shared(source, data);
        operation.stream(source, data);
        pool.run(() -> operation.par(source, data));
      }
    }
  }

  /** Ends the pool. */
  @TearDown
  public void close() {
    pool.close();
  }

  private FunctionSource last() {
    return sources.get(sources.size() - 1);
  }

  /** The loop that a programmer would write. */
  @Benchmark
  public long loop() {
    return operation.loop(data);
  }

  /** A loop that takes any function. */
  @Benchmark
  public long sharedLoop() {
    return operation.shared(last(), data);
  }

  /** The stream. */
  @Benchmark
  public long stream() {
    return operation.stream(last(), data);
  }

  /** Ours. */
  @Benchmark
  public long par() {
    return pool.call(() -> operation.par(last(), data));
  }
}
