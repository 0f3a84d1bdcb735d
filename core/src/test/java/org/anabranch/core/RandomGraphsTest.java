package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random graphs against their edges: run again and again, several at once, nested. */
@Tag("machine")
@Tag("races")
class RandomGraphsTest {
  private final long seed = System.nanoTime();

  /** A random graph whose nodes check that those before them have ended, in every run. */
  private static final class Checked {
    private final AtomicIntegerArray runs;
    private final AtomicInteger atOnce = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();
    private final AtomicInteger wrong = new AtomicInteger();
    private final List<List<Integer>> before = new ArrayList<>();
    private final TaskGraph graph;

    Checked(SplittableRandom random, int nodes) {
      runs = new AtomicIntegerArray(nodes);
      TaskGraph.Builder builder = TaskGraph.builder();
      for (int node = 0; node < nodes; node++) {
        int number = node;
        builder.node("n" + node, () -> run(number)).priority("n" + node, random.nextInt(3));
        before.add(new ArrayList<>());
        for (int e = random.nextInt(4); node > 0 && e > 0; e--) {
          int earlier = Math.max(0, node - 1 - random.nextInt(12));
          before.get(node).add(earlier);
          builder.before("n" + earlier, "n" + node);
        }
      }
      graph = builder.build();
    }

    private void run(int node) {
      most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
      for (int earlier : before.get(node)) {
        if (runs.get(earlier) != runs.get(node) + 1) {
          wrong.incrementAndGet();
        }
      }
      runs.incrementAndGet(node);
      atOnce.decrementAndGet();
    }

    void runAndCheck(WorkStealingPool pool, int rounds) {
      for (int round = 0; round < rounds; round++) {
        graph.run(pool);
      }
      assertEquals(0, wrong.get(), "nodes that began too early");
      for (int node = 0; node < runs.length(); node++) {
        assertEquals(rounds, runs.get(node), "runs of node " + node);
      }
      assertTrue(most.get() <= pool.parallelism(), "at once: " + most.get());
    }
  }

  @EachParallelism
  void everyNodeRunsOnceAndAfterThoseBeforeIt(int parallelism) {
    System.out.println("seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int nodes : new int[] {2, 3, 63, 64, 65, 300}) {
        new Checked(random, nodes).runAndCheck(pool, 60);
      }
      new Checked(random, 5_000).runAndCheck(pool, 2);
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void graphsRunSideBySide(int parallelism) {
    System.out.println("seed " + seed);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      List<CompletableFuture<Void>> callers = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        Checked checked = new Checked(new SplittableRandom(seed + i), 80);
        callers.add(CompletableFuture.runAsync(() -> checked.runAndCheck(pool, 100)));
      }
      callers.forEach(HealthProbe::resultOf);
    }
  }

  @Test
  void aRunAllocatesTheSameForManyNodes() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    AtomicInteger ran = new AtomicInteger();
    TaskGraph.Builder builder = TaskGraph.builder();
    for (int i = 0; i < 2_000; i++) {
      builder.node("n" + i, ran::incrementAndGet);
      if (i > 2) {
        builder.before("n" + (i / 2 - 1), "n" + i);
      }
    }
    TaskGraph graph = builder.build();
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      long least = Long.MAX_VALUE;
      for (int round = 0; round < 10; round++) {
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        graph.run(pool);
        long after = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        least = Math.min(least, after - before);
      }
      System.out.println("bytes for a run: " + least);
      assertTrue(least < 1_000, "bytes for a run: " + least);
    }
  }
}
