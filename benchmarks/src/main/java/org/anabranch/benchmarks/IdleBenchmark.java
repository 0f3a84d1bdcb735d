package org.anabranch.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import org.anabranch.Par;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The processor time that all threads of the pool take in a second in which nobody calls. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class IdleBenchmark {
  private static final int ELEMENTS = 1000;

  /** The figure of this benchmark, in place of its time. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Counter {
    /** Microseconds of processor time. */
    public long cpuMicros;
  }

  /** Makes every thread of the pool start, and lets it fall asleep. */
  @Setup
  public void call() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      Par.forEach(0, ELEMENTS, j -> Work.steps(4 * Work.MICRO, j));
    }
    TimeUnit.MILLISECONDS.sleep(100);
  }

  /** An idle second. */
  @Benchmark
  public void par(Counter counter) throws InterruptedException {
    long before = cpuNanos();
    TimeUnit.SECONDS.sleep(1);
    counter.cpuMicros = (cpuNanos() - before) / 1000;
  }

  private static long cpuNanos() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long sum = 0;
    int workers = 0;
    for (var thread : threads.getThreadInfo(threads.getAllThreadIds())) {
      if (thread != null && thread.getThreadName().startsWith("anabranch")) {
        sum += Math.max(0, threads.getThreadCpuTime(thread.getThreadId()));
        workers++;
      }
    }
    if (workers == 0) {
      throw new IllegalStateException("the pool has no thread, so there is nothing to measure");
    }
    return sum;
  }
}
