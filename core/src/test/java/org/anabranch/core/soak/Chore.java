package org.anabranch.core.soak;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import org.anabranch.core.Cancellation;
import org.anabranch.core.Scope;
import org.anabranch.core.TaskGraph;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.core.loop.CountingLoop;
import org.anabranch.core.recording.Recording;

/**
 * What the soak does, one service each. A chore fails by what its tasks threw, or by being ended.
 */
enum Chore {
  TREE {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      pool.invoke(new Tree(ledger, random, 6));
    }
  },
  LOOP {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      int length = random.nextInt(20_000);
      Runnable body = ledger.task(random);
      pool.run(
          () -> {
            body.run();
            if (!CountingLoop.over(0, length).eachOnce()) {
              throw new AssertionError("a loop over " + length);
            }
          });
    }
  },
  SCOPE {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      pool.scope(scope -> grow(scope, ledger, random.split(), 4));
    }

    private void grow(Scope scope, Ledger ledger, SplittableRandom random, int height) {
      for (int i = random.nextInt(5); i > 0; i--) {
        Runnable body = ledger.task(random);
        SplittableRandom own = random.split();
        scope.fork(
            () -> {
              body.run();
              if (height > 0) {
                grow(scope, ledger, own, height - 1);
              }
            });
      }
    }
  },
  GRAPH {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      Runnable[] bodies = new Runnable[1 + random.nextInt(60)];
      TaskGraph.Builder builder = TaskGraph.builder();
      for (int n = 0; n < bodies.length; n++) {
        int node = n;
        builder.node("n" + n, () -> bodies[node].run());
        for (int e = random.nextInt(4); n > 0 && e > 0; e--) {
          builder.before("n" + random.nextInt(n), "n" + n);
        }
      }
      TaskGraph graph = builder.build();
      for (int round = 0; round < 5; round++) {
        for (int n = 0; n < bodies.length; n++) {
          bodies[n] = ledger.task(random);
        }
        graph.run(pool);
      }
    }
  },
  SUBMISSIONS {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      List<CompletableFuture<Integer>> futures = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        Tree tree = new Tree(ledger, random, 3);
        futures.add(
            pool.submit(
                () -> {
                  tree.invoke();
                  return 1;
                }));
      }
      if (random.nextBoolean()) {
        pool.run(() -> joinAll(futures));
      } else {
        joinAll(futures);
      }
    }
  },
  MEETINGS {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      CountDownLatch both = new CountDownLatch(2);
      List<CompletableFuture<Integer>> futures = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        Runnable body = ledger.task(random);
        futures.add(
            pool.submit(
                () ->
                    WorkStealingPool.blocking(
                        () -> {
                          both.countDown();
                          both.await();
                          body.run();
                          return 1;
                        })));
      }
      joinAll(futures);
    }
  },
  CANCELLED {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      Cancellation cancellation = Cancellation.create();
      int when = random.nextInt(40);
      List<Runnable> bodies = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        Runnable body = ledger.task(random);
        int number = i;
        bodies.add(
            () -> {
              body.run();
              if (number == when) {
                cancellation.cancel();
              }
            });
      }
      pool.run(cancellation, () -> pool.scope(scope -> bodies.forEach(body -> scope.fork(body))));
      throw new AssertionError("a cancelled call has returned");
    }
  },
  DEADLINE {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      Cancellation late = Cancellation.after(Duration.ofNanos(1 + random.nextInt(3_000_000)));
      pool.run(late, () -> new Tree(ledger, random, 6).invoke());
    }
  },
  FAIL_FAST {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      Cancellation fast = Cancellation.create().failFast();
      pool.run(fast, () -> new Tree(ledger, random, 5).invoke());
    }
  },
  INTERRUPT {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      Thread caller = Thread.currentThread();
      int when = random.nextInt(20);
      List<Runnable> bodies = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        bodies.add(ledger.task(random));
      }
      try {
        pool.scope(
            scope -> {
              for (int i = 0; i < bodies.size(); i++) {
                scope.fork(bodies.get(i));
                if (i == when) {
                  caller.interrupt();
                }
              }
            });
      } finally {
        ledger.check(Thread.interrupted(), "the interrupt is kept");
      }
    }
  },
  OWN_POOL {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      int[] threads = new int[1];
      int most = random.nextInt(4);
      WorkStealingPool.Builder builder =
          WorkStealingPool.builder().parallelism(1 + random.nextInt(4)).name("own");
      if (random.nextInt(20) == 0) {
        builder.threadFactory(
            code -> {
              synchronized (threads) {
                return threads[0]++ < most ? new Thread(code) : null;
              }
            });
      }
      try (WorkStealingPool own = builder.build()) {
        pool.run(() -> own.invoke(new Tree(ledger, random, 5)));
        own.run(() -> pool.invoke(new Tree(ledger, random, 4)));
      }
    }
  },
  RECORDED {
    @Override
    void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random) {
      try (WorkStealingPool own = WorkStealingPool.create(2)) {
        Recording recording = own.record(() -> own.invoke(new Tree(ledger, random, 5)));
        if (recording.count(Recording.Kind.BEGIN) != recording.count(Recording.Kind.END)
            || recording.span() > recording.work()) {
          throw new AssertionError(recording.summary());
        }
      }
    }
  };

  private static void joinAll(List<CompletableFuture<Integer>> futures) {
    Throwable failure = null;
    for (CompletableFuture<Integer> future : futures) {
      try {
        future.join();
      } catch (CompletionException e) {
        failure = e.getCause();
      } catch (CancellationException e) {
        failure = e;
      }
    }
    if (failure instanceof RuntimeException e) {
      throw e;
    }
  }

  /** Whether a chore of this kind may end early without a mishap. */
  boolean mayBeEnded() {
    return switch (this) {
      case CANCELLED, DEADLINE, INTERRUPT -> true;
      default -> false;
    };
  }

  /** Does it once, and returns or throws when nothing of it runs any more. */
  abstract void run(Ledger ledger, WorkStealingPool pool, SplittableRandom random);
}
