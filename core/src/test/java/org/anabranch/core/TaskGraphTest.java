package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("machine")
class TaskGraphTest {

  /** Collects the names of nodes in the order in which they run. */
  private final List<String> log = java.util.Collections.synchronizedList(new ArrayList<>());

  private TaskGraph.Builder named(String... names) {
    TaskGraph.Builder builder = TaskGraph.builder();
    for (String name : names) {
      builder.node(name, () -> log.add(name));
    }
    return builder;
  }

  private List<String> ranWith(int parallelism, TaskGraph graph) {
    log.clear();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      graph.run(pool);
    }
    return List.copyOf(log);
  }

  @EachParallelism
  void runsEveryNodeAfterThoseBeforeIt(int parallelism) {
    TaskGraph diamond =
        named("end", "left", "right", "start")
            .before("start", "left", "right")
            .after("end", "left", "right")
            .build();
    List<String> order = ranWith(parallelism, diamond);
    assertEquals("start", order.get(0));
    assertEquals("end", order.get(3));
    assertEquals(4, order.size());
  }

  @Test
  void withOneWorkerTheLongestPathStillToComeGoesFirst() {
    TaskGraph graph =
        named("x", "y", "c1", "c2", "c3", "d1", "d2")
            .before("c1", "c2")
            .before("c2", "c3")
            .before("d1", "d2")
            .build();
    List<String> expected = List.of("c1", "c2", "d1", "x", "y", "c3", "d2");
    assertEquals(expected, ranWith(1, graph));
    assertEquals(expected, ranWith(1, graph), "again");
  }

  @Test
  void prioritiesGoBeforePaths() {
    TaskGraph graph =
        named("a", "b", "c", "d").before("a", "b").priority("d", 7).priority("a", -1).build();
    assertEquals(List.of("d", "c", "a", "b"), ranWith(1, graph));
  }

  @EachParallelism
  void emptyAndSingleGraphsRun(int parallelism) {
    assertEquals(List.of(), ranWith(parallelism, TaskGraph.builder().build()));
    assertEquals(List.of("only"), ranWith(parallelism, named("only").build()));
  }

  @Test
  void aCycleIsReportedWithItsPath() {
    TaskGraph.Builder cyclic =
        named("in", "a", "b", "c", "out")
            .before("in", "a")
            .before("a", "b")
            .before("b", "c")
            .before("c", "a", "out");
    String message = assertThrows(IllegalArgumentException.class, cyclic::build).getMessage();
    assertTrue(message.endsWith("cycle: a -> b -> c -> a"), message);
    String self =
        assertThrows(IllegalArgumentException.class, named("s").before("s", "s")::build)
            .getMessage();
    assertTrue(self.endsWith("cycle: s -> s"), self);
  }

  @Test
  void badNamesAreRefused() {
    TaskGraph.Builder builder = named("a");
    assertThrows(IllegalArgumentException.class, () -> builder.node("a", () -> {}));
    assertThrows(NullPointerException.class, () -> builder.node(null, () -> {}));
    assertThrows(NullPointerException.class, () -> builder.node("n", null));
    assertThrows(IllegalArgumentException.class, named("a").before("a", "gone")::build);
    assertThrows(IllegalArgumentException.class, named("a").priority("gone", 1)::build);
  }

  @Test
  void anEdgeMayBeDeclaredTwiceAndBeforeItsNodes() {
    TaskGraph.Builder builder = TaskGraph.builder().before("a", "b", "b").after("b", "a");
    builder.node("b", () -> log.add("b")).node("a", () -> log.add("a"));
    assertEquals(List.of("a", "b"), ranWith(1, builder.build()));
  }

  @Test
  void aBuiltGraphDoesNotChangeWithItsBuilder() {
    TaskGraph.Builder builder = named("a");
    TaskGraph graph = builder.build();
    builder.node("b", () -> log.add("b"));
    assertEquals(List.of("a"), ranWith(1, graph));
    assertEquals("TaskGraph(nodes=1, edges=0, longestPath=1)", graph.toString());
    assertEquals(List.of("a"), graph.nodes());
  }

  @EachParallelism
  void aGraphThatRunsCannotBeRunOnceMore(int parallelism) {
    List<TaskGraph> self = new ArrayList<>();
    AtomicInteger refused = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      self.add(
          TaskGraph.builder()
              .node(
                  "again",
                  () -> {
                    assertThrows(IllegalStateException.class, () -> self.get(0).run(pool));
                    refused.incrementAndGet();
                  })
              .build());
      self.get(0).run(pool);
      self.get(0).run(pool);
    }
    assertEquals(2, refused.get());
  }

  @Test
  void aClosedPoolRefusesAndAnotherOneTakesTheGraph() {
    TaskGraph graph = named("a").build();
    WorkStealingPool closed = WorkStealingPool.create(2);
    closed.close();
    assertThrows(RejectedExecutionException.class, () -> graph.run(closed));
    assertEquals(List.of("a"), ranWith(2, graph));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aLongChainNeedsNoStack(int parallelism) throws InterruptedException {
    int length = 20_000;
    AtomicInteger last = new AtomicInteger(-1);
    TaskGraph.Builder builder = TaskGraph.builder();
    for (int i = 0; i < length; i++) {
      int number = i;
      builder.node("n" + i, () -> last.compareAndSet(number - 1, number));
      if (i > 0) {
        builder.before("n" + (i - 1), "n" + i);
      }
    }
    TaskGraph chain = builder.build();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread small = new Thread(null, () -> chain.run(pool), "small stack", 200_000);
      small.start();
      small.join();
    }
    assertEquals(length - 1, last.get());
  }

  @EachSharedParallelism
  void readyNodesRunSideBySide(int parallelism) {
    CyclicBarrier two = new CyclicBarrier(2);
    TaskGraph graph =
        TaskGraph.builder()
            .node("first", () -> {})
            .node("a", () -> Forced.meet(two))
            .node("b", () -> Forced.meet(two))
            .before("first", "a", "b")
            .build();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      graph.run(pool);
      graph.run(pool);
      HealthProbe.check(pool);
    }
  }

  /** The helper makes two nodes ready when the caller has gone to sleep: both run them. */
  @Test
  void aSleepingCallerIsCalledForNodesThatBecomeReady() {
    CyclicBarrier start = new CyclicBarrier(2);
    CyclicBarrier end = new CyclicBarrier(2);
    Thread caller = Thread.currentThread();
    Runnable begin =
        () -> {
          Forced.meet(start);
          if (Thread.currentThread() != caller) {
            Forced.untilWaiting(caller);
          }
        };
    TaskGraph graph =
        TaskGraph.builder()
            .node("a", begin)
            .node("b", begin)
            .node("c", () -> Forced.meet(end))
            .node("d", () -> Forced.meet(end))
            .after("c", "a", "b")
            .after("d", "a", "b")
            .build();
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      graph.run(pool);
      graph.run(pool);
    }
  }

  @EachParallelism
  void whatANodeLeavesUnjoinedEndsBeforeTheNextBegins(int parallelism) {
    AtomicInteger forks = new AtomicInteger();
    List<Integer> seen = new ArrayList<>();
    TaskGraph graph =
        TaskGraph.builder()
            .node(
                "forks",
                () -> {
                  for (int i = 0; i < 50; i++) {
                    new Count(forks).fork();
                  }
                })
            .node("sees", () -> seen.add(forks.get()))
            .before("forks", "sees")
            .build();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      graph.run(pool);
      graph.run(pool);
    }
    assertEquals(List.of(50, 100), seen);
  }

  @EachParallelism
  void graphsNestAndRunBetweenForks(int parallelism) {
    AtomicInteger nodes = new AtomicInteger();
    AtomicInteger forks = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      TaskGraph[] inner = new TaskGraph[4];
      TaskGraph.Builder outer = TaskGraph.builder();
      for (int i = 0; i < inner.length; i++) {
        TaskGraph.Builder builder = TaskGraph.builder();
        for (int j = 0; j < 20; j++) {
          builder.node("n" + j, nodes::incrementAndGet);
        }
        for (int j = 1; j < 20; j++) {
          builder.before("n" + (j - 1) / 3, "n" + j);
        }
        inner[i] = builder.build();
        int number = i;
        outer.node(
            "outer " + i,
            () -> {
              new Count(forks).fork();
              new Count(forks).fork();
              inner[number].run();
              new Count(forks).fork();
            });
      }
      TaskGraph graph = outer.build();
      for (int round = 0; round < 20; round++) {
        graph.run(pool);
      }
      pool.submit(
              () -> {
                graph.run(pool);
                return 1;
              })
          .join();
      HealthProbe.check(pool);
    }
    assertEquals(21 * 80, nodes.get());
    assertEquals(21 * 12, forks.get());
  }

  @Test
  void aGraphRunsInsideAStaticInitialiser() {
    FreshClasses.initialise(FreshClasses.like(Initialised.class));
    assertEquals(3, Initialised.sum, "this class initialises itself just as well");
  }

  /** Runs a graph of its own lambdas while it is being initialised. */
  static final class Initialised {
    static int sum;

    static {
      CountDownLatch gate = new CountDownLatch(1);
      AtomicInteger ran = new AtomicInteger();
      TaskGraph.builder()
          .node("open", gate::countDown)
          .node("a", ran::incrementAndGet)
          .node("b", () -> ran.addAndGet((int) (gate.getCount() + 2)))
          .before("open", "b")
          .build()
          .run();
      sum = ran.get();
    }

    private Initialised() {}
  }
}
