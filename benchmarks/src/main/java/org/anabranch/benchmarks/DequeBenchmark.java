package org.anabranch.benchmarks;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.anabranch.core.deque.ChaseLevDeque;
import org.anabranch.core.deque.Stealer;
import org.jspecify.annotations.Nullable;
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

/**
 * What its owner pays a deque for an element: a batch is pushed and popped, alone or while another
 * thread steals from the other end as fast as it can.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DequeBenchmark {
  private static final int BATCH = 64;
  private static final Integer ELEMENT = 1;

  /** How many threads steal. */
  @Param({"0", "1"})
  public int thieves;

  private final ChaseLevDeque<Integer> chaseLev = ChaseLevDeque.growable();
  private final Stealer<Integer> stealer = chaseLev.stealer();
  private final ArrayDeque<Integer> locked = new ArrayDeque<>(BATCH);
  private final ConcurrentLinkedDeque<Integer> linked = new ConcurrentLinkedDeque<>();
  private final LinkedBlockingDeque<Integer> blocking = new LinkedBlockingDeque<>();

  private volatile boolean stopped;
  private volatile @Nullable Supplier<@Nullable Integer> victim;
  private @Nullable Thread thief;

  /** Starts the thief, who waits for a victim. */
  @Setup
  public void start() {
    stopped = false;
    if (thieves > 0) {
      Thread stealing = new Thread(this::steal, "thief");
      stealing.setDaemon(true);
      stealing.start();
      thief = stealing;
    }
  }

  /** Stops the thief. */
  @TearDown
  public void stop() throws InterruptedException {
    stopped = true;
    Thread stealing = thief;
    if (stealing != null) {
      stealing.join();
    }
  }

  private void steal() {
    while (!stopped) {
      Supplier<@Nullable Integer> found = victim;
      if (found == null || found.get() == null) {
        Thread.onSpinWait();
      }
    }
  }

  private void offer(Supplier<@Nullable Integer> steal) {
    if (thieves > 0 && victim == null) {
      victim = steal;
    }
  }

  /** The library's. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int par() {
    offer(() -> stealer.steal().element());
    for (int i = 0; i < BATCH; i++) {
      chaseLev.push(ELEMENT);
    }
    int popped = 0;
    while (chaseLev.pop() != null) {
      popped++;
    }
    return popped;
  }

  /** A lock around an {@code ArrayDeque}. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int locked() {
    offer(
        () -> {
          synchronized (locked) {
            return locked.pollFirst();
          }
        });
    for (int i = 0; i < BATCH; i++) {
      synchronized (locked) {
        locked.addLast(ELEMENT);
      }
    }
    for (int popped = 0; ; popped++) {
      synchronized (locked) {
        if (locked.pollLast() == null) {
          return popped;
        }
      }
    }
  }

  /** The JDK's deque without a lock. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int concurrentLinked() {
    offer(linked::pollFirst);
    return pushAndPop(linked);
  }

  /** The JDK's deque with a lock. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public int linkedBlocking() {
    offer(blocking::pollFirst);
    return pushAndPop(blocking);
  }

  private static int pushAndPop(Deque<Integer> deque) {
    for (int i = 0; i < BATCH; i++) {
      deque.addLast(ELEMENT);
    }
    int popped = 0;
    while (deque.pollLast() != null) {
      popped++;
    }
    return popped;
  }
}
