package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ObjIntConsumer;
import org.anabranch.core.loop.ElementLoop;
import org.anabranch.core.mutant.AllocationLoader;
import org.anabranch.core.shim.Allocations;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The heap is full at one allocation of the library, and each in turn: a call throws that very
 * error or gives its whole result, nothing hangs, and the pool works as before.
 */
class OutOfMemoryTest {
  private static final ClassLoader COPY = new AllocationLoader(OutOfMemoryTest.class);

  /** What is tried; loaded anew, with the library. */
  enum Work {
    FORKS_THAT_LET_THE_DEQUE_GROW {
      @Override
      void run(WorkStealingPool pool) {
        AtomicInteger ran = new AtomicInteger();
        Runnable one = ran::incrementAndGet;
        pool.invoke(
            new Act(
                self -> {
                  for (int i = 0; i < 150; i++) {
                    self.forking(new Act(child -> one.run()));
                  }
                }));
        assertEquals(150, ran.get());
      }
    },
    A_TREE {
      @Override
      void run(WorkStealingPool pool) {
        assertEquals(34, pool.invoke(fib(9)));
      }
    },
    A_LOOP {
      @Override
      void run(WorkStealingPool pool) {
        AtomicInteger ran = new AtomicInteger();
        pool.run(() -> ElementLoop.run(0, 2_000, i -> pause(ran)));
        assertEquals(2_000, ran.get());
      }
    },
    A_SCOPE {
      @Override
      void run(WorkStealingPool pool) {
        AtomicInteger ran = new AtomicInteger();
        pool.scope(
            scope -> {
              for (int i = 0; i < 8; i++) {
                scope.fork(
                    () -> {
                      pause(ran);
                      scope.fork(() -> pause(ran));
                    });
              }
            });
        assertEquals(16, ran.get());
      }
    },
    A_GRAPH {
      @Override
      void run(WorkStealingPool pool) {
        AtomicInteger ran = new AtomicInteger();
        TaskGraph.Builder builder = TaskGraph.builder();
        for (int i = 0; i < 8; i++) {
          builder.node("n" + i, () -> pause(ran));
        }
        builder.before("n0", "n1", "n2", "n3").before("n3", "n4", "n5", "n6").build().run(pool);
        assertEquals(8, ran.get());
      }
    },
    SUBMISSIONS {
      @Override
      void run(WorkStealingPool pool) {
        List<CompletableFuture<Integer>> futures = new ArrayList<>();
        OutOfMemoryError full = null;
        for (int i = 0; i < 5; i++) {
          try {
            futures.add(pool.submit(() -> fib(5).invoke()));
          } catch (OutOfMemoryError e) {
            full = e;
          } catch (RejectedExecutionException e) {
            full = Allocations.thrown(); // no memory for the only thread
          }
        }
        for (CompletableFuture<Integer> future : futures) {
          try {
            assertEquals(5, future.orTimeout(20, TimeUnit.SECONDS).join());
          } catch (CompletionException e) {
            if (!(e.getCause() instanceof OutOfMemoryError)) {
              throw e;
            }
            full = (OutOfMemoryError) e.getCause();
          }
        }
        if (full != null) {
          throw full;
        }
      }
    };

    abstract void run(WorkStealingPool pool);

    private static void pause(AtomicInteger ran) {
      long end = System.nanoTime() + 1_000;
      while (System.nanoTime() - end < 0) {
        Thread.onSpinWait();
      }
      ran.incrementAndGet();
    }

    private static Task<Integer> fib(int n) {
      return new Task<>(
          self -> {
            if (n < 2) {
              return n;
            }
            Task<Integer> right = fib(n - 2);
            self.forkFast(right);
            return fib(n - 1).invoke() + self.joinFast(right);
          });
    }
  }

  /** Fails each allocation in turn, in a copy of the library of its own. */
  static final class EachAllocation implements ObjIntConsumer<String> {
    @Override
    public void accept(String name, int parallelism) {
      Work work = Work.valueOf(name);
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        work.run(pool);
        int n = 1;
        for (; fails(n, work, pool); n++) {
          if (n % Rounds.usualOrLong(5, 1) == 0) {
            checkHealth(n, pool);
          }
        }
        checkHealth(n, pool);
        assertTrue(n > 1, "nothing was allocated");
      }
    }

    private static void checkHealth(int n, WorkStealingPool pool) {
      try {
        HealthProbe.check(pool);
      } catch (Throwable t) {
        throw told("the pool is ill", n, t);
      }
    }

    private static boolean fails(int n, Work work, WorkStealingPool pool) {
      CompletableFuture<Void> done = new CompletableFuture<>();
      Thread caller =
          new Thread(
              () -> {
                Allocations.failAt(n);
                try {
                  work.run(pool);
                  done.complete(null);
                } catch (Throwable t) {
                  done.completeExceptionally(t);
                }
              });
      caller.start();
      try {
        done.get(10, TimeUnit.SECONDS);
      } catch (ExecutionException e) {
        if (e.getCause() != Allocations.thrown()) {
          throw told("the call throws something else", n, e.getCause());
        }
      } catch (InterruptedException | TimeoutException e) {
        e.setStackTrace(caller.getStackTrace());
        throw told("the call hangs", n, e);
      }
      return Allocations.haveFailed();
    }

    private static AssertionError told(String what, int n, Throwable t) {
      AssertionError told = new AssertionError(what + ", allocation " + n, t);
      if (Allocations.thrown() != null) {
        told.addSuppressed(Allocations.thrown());
      }
      return told;
    }
  }

  @ParameterizedTest
  @EnumSource
  @SuppressWarnings("unchecked") // the copy's consumer is one of the JDK's
  void theCallThrowsItOrIsDone(Work work) throws Exception {
    int least = Rounds.usualOrLong(2, 1);
    int most = Rounds.usualOrLong(2, 3);
    for (int parallelism = least; parallelism <= most; parallelism++) {
      Class<?> copy = Class.forName(EachAllocation.class.getName(), true, COPY);
      var constructor = copy.getDeclaredConstructor();
      constructor.setAccessible(true);
      ((ObjIntConsumer<String>) constructor.newInstance()).accept(work.name(), parallelism);
    }
  }
}
