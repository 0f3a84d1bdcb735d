package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** When a call is over its pool, whose threads live on, holds nothing of it. */
class RetentionTest {
  private static final int PAYLOAD_BYTES = 1 << 20;

  /** What happens to a task that holds a payload. */
  enum Fate {
    RUN_BY_ITS_FORKER {
      @Override
      void meet(WorkStealingPool pool, byte[] payload) {
        pool.invoke(new Act(self -> self.forking(holding(payload))));
      }
    },
    KEPT_AMONG_MANY {
      @Override
      void meet(WorkStealingPool pool, byte[] payload) {
        pool.invoke(
            new Act(
                self -> {
                  for (int i = 0; i < 300; i++) {
                    self.forking(i == 150 ? holding(payload) : Act.quiet());
                  }
                }));
      }
    },
    STOLEN {
      @Override
      void meet(WorkStealingPool pool, byte[] payload) {
        CountDownLatch begun = new CountDownLatch(1);
        pool.invoke(
            new Act(
                self -> {
                  self.forking(
                      new Act(
                          stolen -> {
                            begun.countDown();
                            payload[0]++;
                          }));
                  Forced.await(begun);
                }));
      }
    },
    FAILED {
      @Override
      void meet(WorkStealingPool pool, byte[] payload) {
        Act fails =
            new Act(
                self -> {
                  payload[0]++;
                  throw new IllegalStateException("with " + payload.length + " bytes");
                });
        assertThrows(
            IllegalStateException.class, () -> pool.invoke(new Act(self -> self.forking(fails))));
      }
    },
    DROPPED {
      @Override
      void meet(WorkStealingPool pool, byte[] payload) {
        Act forker =
            new Act(
                self -> {
                  for (int i = 0; i < 100; i++) {
                    self.forking(holding(payload));
                  }
                  throw new IllegalStateException("dropped");
                });
        assertThrows(IllegalStateException.class, () -> pool.invoke(forker));
      }
    },
    SUBMITTED {
      @Override
      void meet(WorkStealingPool pool, byte[] payload) {
        HealthProbe.resultOf(pool.submit(() -> payload[0]++));
      }
    },
    RECORDED {
      @Override
      void meet(WorkStealingPool pool, byte[] payload) {
        pool.record(() -> holding(payload).invoke());
      }
    },
    CAPTURED_BY_A_BODY {
      @Override
      void meet(WorkStealingPool pool, byte[] payload) {
        pool.run(() -> WorkStealingPool.blocking(() -> payload[0]++));
      }
    },
    A_NODE_OF_A_GRAPH {
      @Override
      void meet(WorkStealingPool pool, byte[] payload) {
        TaskGraph.builder()
            .node("a", () -> payload[0]++)
            .node("b", () -> payload[1]++)
            .node("c", () -> payload[2]++)
            .before("a", "b", "c")
            .build()
            .run(pool);
      }
    };

    abstract void meet(WorkStealingPool pool, byte[] payload);

    private static Act holding(byte[] payload) {
      return new Act(self -> payload[0]++);
    }
  }

  private static WeakReference<byte[]> run(WorkStealingPool pool, Fate fate) {
    byte[] payload = new byte[PAYLOAD_BYTES];
    fate.meet(pool, payload);
    return new WeakReference<>(payload);
  }

  @ParameterizedTest
  @EnumSource
  void aPayloadIsLetGo(Fate fate) {
    for (int parallelism = fate == Fate.STOLEN ? 2 : 1; parallelism <= 3; parallelism++) {
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        WeakReference<byte[]> payload = run(pool, fate);
        Collected.assertCollected(payload, fate + " with P = " + parallelism, pool);
      }
    }
  }

  /** A future that is kept keeps its result and nothing else: not what its call found around it. */
  @EachParallelism
  void aFutureLetsItsContextGo(int parallelism) {
    byte[][] around = {new byte[PAYLOAD_BYTES]};
    ContextCarrier carrier =
        () -> {
          byte[] captured = around[0];
          return () -> () -> assertEquals(PAYLOAD_BYTES, captured.length);
        };
    try (WorkStealingPool pool =
        WorkStealingPool.builder().parallelism(parallelism).contextCarrier(carrier).build()) {
      CompletableFuture<Act> kept = pool.submit(RetentionTest::forks);
      Act task = HealthProbe.resultOf(kept);
      WeakReference<byte[]> payload = new WeakReference<>(around[0]);
      around[0] = new byte[PAYLOAD_BYTES];
      HealthProbe.check(pool); // idle threads have other things in mind
      Collected.assertCollected(
          payload, "the context with P = " + parallelism, List.of(kept, task));
    }
  }

  /** A task that has run, and one whose forks were offered. */
  private static Act forks() {
    Act task = new Act(self -> self.forking(Act.quiet()).forking(Act.quiet()));
    task.invoke();
    return task;
  }

  /** A fork that is joined before a newer one is let go while its forker runs on. */
  @EachParallelism
  void aForkJoinedOutOfOrderIsLetGo(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.invoke(
          new Act(
              self -> {
                for (int i = 0; i < 1_000; i++) {
                  Act.quiet().fork().join();
                }
                Collected.assertCollected(joinedOutOfOrder(), "with P = " + parallelism, self);
              }));
    }
  }

  private static WeakReference<byte[]> joinedOutOfOrder() {
    byte[] payload = new byte[PAYLOAD_BYTES];
    ForkAction older = Fate.holding(payload).fork();
    ForkAction newer = Act.quiet().fork();
    older.join();
    newer.join();
    return new WeakReference<>(payload);
  }

  /** Nor do the exceptions of the last run live as long as the graph. */
  @EachParallelism
  void aGraphLetsItsFailuresGo(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      TaskGraph graph =
          TaskGraph.builder()
              .node("fails", Collected::throwFresh)
              .node("fails too", Collected::throwFresh)
              .node("skipped", () -> {})
              .before("fails", "skipped")
              .build();
      Collected.assertCollected(failureOf(graph, pool), "the exception", graph);
    }
  }

  private static WeakReference<Throwable> failureOf(TaskGraph graph, WorkStealingPool pool) {
    return new WeakReference<>(assertThrows(RuntimeException.class, () -> graph.run(pool)));
  }
}
