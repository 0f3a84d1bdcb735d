package org.anabranch.benchmarks;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.anabranch.core.WorkStealingPool;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Nanoseconds for each fork with its join, in a recursion that does nothing else. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ForkJoinOverheadBenchmark {
  private static final int N = 27;

  /** fib(28) - 1. */
  private static final int FORKS = 317_810;

  /** How many workers. */
  @Param({"1", "2"})
  public int p;

  /** Where the root runs: on the calling thread, a guest, or on a thread of the pool. */
  @Param({"guest", "pool"})
  public String root;

  private WorkStealingPool pool;
  private ForkJoinPool jdkPool;
  private boolean submitted;

  /** Makes the pools. */
  @Setup
  public void open() {
    pool = WorkStealingPool.create(p);
    jdkPool = new ForkJoinPool(p);
    submitted = root.equals("pool");
  }

  /** Closes them. */
  @TearDown
  public void close() {
    pool.close();
    jdkPool.shutdown();
  }

  /** Plain recursion. */
  @Benchmark
  @OperationsPerInvocation(FORKS)
  public int loop() {
    return Fibonacci.plain(N);
  }

  /** {@code fork(child)} and {@code join(child)}. */
  @Benchmark
  @OperationsPerInvocation(FORKS)
  public int par() {
    return run(
        () -> {
          Fibonacci.Direct task = new Fibonacci.Direct(N);
          task.invoke();
          return task.number;
        });
  }

  /** {@code child.fork()} and {@code child.join()}. */
  @Benchmark
  @OperationsPerInvocation(FORKS)
  public int parFamiliar() {
    return run(
        () -> {
          Fibonacci.Familiar task = new Fibonacci.Familiar(N);
          task.invoke();
          return task.number;
        });
  }

  /** {@code Par.joinInt}. */
  @Benchmark
  @OperationsPerInvocation(FORKS)
  public int parJoinInt() {
    return run(() -> Fibonacci.joined(N));
  }

  /** The JDK's pool, whose root always runs on one of its threads. */
  @Benchmark
  @OperationsPerInvocation(FORKS)
  public int forkJoin() {
    Fibonacci.Jdk task = new Fibonacci.Jdk(N);
    jdkPool.invoke(task);
    return task.number;
  }

  private int run(IntSupplier body) {
    return submitted ? pool.submit(body::getAsInt).join() : pool.call(body::getAsInt);
  }
}
