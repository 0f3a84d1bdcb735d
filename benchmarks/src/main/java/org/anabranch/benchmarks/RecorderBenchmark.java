package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.anabranch.Par;
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

/** What a recorded event costs: the same calls while somebody records their pool, and not. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RecorderBenchmark {
  private static final int N = 20;

  /** Each of the fib(21) - 1 forks is forked, begins and ends. */
  private static final int EVENTS = 3 * 10_945;

  /** How many workers. */
  @Param({"1", "2"})
  public int p;

  /** Whether the pool is recorded. */
  @Param({"false", "true"})
  public boolean recorded;

  private final int[] ints = new int[1_000_000];
  private final CountDownLatch over = new CountDownLatch(1);
  private WorkStealingPool pool;
  private Thread recording;

  /** Makes the pool, and a caller that records it until the end. */
  @Setup
  public void open() throws InterruptedException {
    Arrays.fill(ints, 1);
    pool = WorkStealingPool.create(p);
    CountDownLatch begun = new CountDownLatch(1);
    recording = new Thread(() -> pool.record(() -> await(begun)));
    if (recorded) {
      recording.start();
      begun.await();
    }
  }

  private void await(CountDownLatch begun) {
    begun.countDown();
    try {
      over.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Ends the recording and closes the pool. */
  @TearDown
  public void close() throws InterruptedException {
    over.countDown();
    recording.join();
    pool.close();
  }

  /** Nothing but forks: nanoseconds for each event that is recorded, or would be. */
  @Benchmark
  @OperationsPerInvocation(EVENTS)
  public int forks() {
    Fibonacci.Direct task = new Fibonacci.Direct(N);
    pool.invoke(task);
    return task.number;
  }

  /** A sum of a million elements. */
  @Benchmark
  public long sum() {
    return pool.call(() -> Par.sum(ints));
  }
}
