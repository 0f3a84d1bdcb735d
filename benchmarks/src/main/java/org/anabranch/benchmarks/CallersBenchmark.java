package org.anabranch.benchmarks;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.anabranch.Par;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Sixty-four threads that all call at once, each with a millisecond of work. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class CallersBenchmark {
  private static final int CALLERS = 64;
  private static final int ELEMENTS = 250;
  private static final int STEPS = 4 * Work.MICRO;

  private final CyclicBarrier start = new CyclicBarrier(CALLERS + 1);
  private final CyclicBarrier end = new CyclicBarrier(CALLERS + 1);
  private final long[] sums = new long[CALLERS];
  private volatile boolean streams;
  private volatile boolean closed;

  /** Starts the callers. */
  @Setup
  public void open() {
    for (int i = 0; i < CALLERS; i++) {
      int caller = i;
      Thread thread = new Thread(() -> serve(caller), "caller-" + i);
      thread.setDaemon(true);
      thread.start();
    }
  }

  /** Ends them. */
  @TearDown
  public void close() throws InterruptedException, BrokenBarrierException {
    closed = true;
    start.await();
  }

  private void serve(int caller) {
    try {
      for (start.await(); !closed; start.await()) {
        sums[caller] = streams ? stream() : call();
        end.await();
      }
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long call() {
    return Par.sumOfLong(0, ELEMENTS, i -> Work.steps(STEPS, i));
  }

  private static long stream() {
    return IntStream.range(0, ELEMENTS).parallel().mapToLong(i -> Work.steps(STEPS, i)).sum();
  }

  private long[] all(boolean byStreams) throws InterruptedException, BrokenBarrierException {
    streams = byStreams;
    start.await();
    end.await();
    return sums;
  }

  /** The same work on one thread. */
  @Benchmark
  public long loop() {
    long sum = 0;
    for (int caller = 0; caller < CALLERS; caller++) {
      for (int i = 0; i < ELEMENTS; i++) {
        sum += Work.steps(STEPS, i);
      }
    }
    return sum;
  }

  /** All callers with parallel streams. */
  @Benchmark
  public long[] parallelStream() throws InterruptedException, BrokenBarrierException {
    return all(true);
  }

  /** All callers with ours. */
  @Benchmark
  public long[] par() throws InterruptedException, BrokenBarrierException {
    return all(false);
  }
}
