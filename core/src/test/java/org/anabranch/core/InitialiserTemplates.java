package org.anabranch.core;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import org.anabranch.core.loop.Branches;
import org.anabranch.core.loop.ElementLoop;

/**
 * Classes with parallel work in their static initialisers, to be loaded again and again. Each body
 * touches a static field of its class, and the initialiser gives a thief all the time it needs;
 * each result is 64.
 */
final class InitialiserTemplates {
  private InitialiserTemplates() {}

  static class InvokedTask {
    static int one = 1;
    static final int RESULT = InitialiserSurroundings.pool.invoke(new Half(6));

    private static final class Half extends ForkTask<Integer> {
      private final int height;

      Half(int height) {
        this.height = height;
      }

      @Override
      protected Integer compute() {
        if (height == 0) {
          return one;
        }
        Half right = new Half(height - 1);
        fork(right);
        Half left = new Half(height - 1);
        if (height > 5) {
          InitialiserSurroundings.temptThieves();
        }
        return left.invoke() + join(right);
      }
    }
  }

  static class InvokedAll {
    static int one = 1;
    static final int RESULT = run();

    private static int run() {
      List<Part> parts = new ArrayList<>();
      for (int i = 0; i < 64; i++) {
        parts.add(new Part(i));
      }
      InitialiserSurroundings.pool.run(() -> ForkTask.invokeAll(parts));
      return parts.stream().mapToInt(ForkTask::join).sum();
    }

    private static final class Part extends ForkTask<Integer> {
      private final int index;

      Part(int index) {
        this.index = index;
      }

      @Override
      protected Integer compute() {
        if (index == 0) {
          InitialiserSurroundings.temptThieves();
        }
        return one;
      }
    }
  }

  static class ForkedInTheInitialiser {
    static int one = 1;
    static final int RESULT =
        InitialiserSurroundings.pool.<Integer, RuntimeException>call(() -> run());

    private static int run() {
      ForkTask<Integer> forked = new LateFork().fork();
      InitialiserSurroundings.temptThieves();
      return 63 + forked.join();
    }

    private static final class LateFork extends ForkTask<Integer> {
      @Override
      protected Integer compute() {
        return one;
      }
    }
  }

  static class WrappedFork {
    static int one = 1;
    static final int RESULT =
        InitialiserSurroundings.pool.<Integer, RuntimeException>call(() -> run());

    private static int run() {
      ForkTask<Integer> forked = InitialiserSurroundings.wrapped(() -> one).fork();
      InitialiserSurroundings.temptThieves();
      return 63 + forked.join();
    }
  }

  static class Branched {
    static int one = 1;
    static final int RESULT = run();

    private static int run() {
      int[] results = new int[2];
      Runnable first =
          () -> {
            InitialiserSurroundings.temptThieves();
            results[0] = 63;
          };
      Runnable[] bodies = {first, () -> results[1] = one};
      InitialiserSurroundings.pool.run(() -> Branches.run(bodies, bodies));
      return results[0] + results[1];
    }
  }

  static class BranchedBesideAKnownOne {
    static int one = 1;
    static final int RESULT = run();

    private static int run() {
      int[] results = new int[1];
      Runnable[] bodies = {InitialiserSurroundings.KNOWN, () -> results[0] = one};
      InitialiserSurroundings.pool.run(() -> Branches.run(bodies, bodies));
      return 63 + results[0];
    }
  }

  static class WrappedRoot {
    static int one = 1;
    static final int RESULT =
        InitialiserSurroundings.pool.invoke(InitialiserSurroundings.wrapped(() -> run()));

    private static int run() {
      ForkTask<Integer> forked = InitialiserSurroundings.wrapped(() -> one).fork();
      InitialiserSurroundings.temptThieves();
      return 63 + forked.join();
    }
  }

  static class WrappedLoop {
    static int one = 1;
    static final int RESULT = run();

    private static int run() {
      AtomicInteger sum = new AtomicInteger();
      LongConsumer body =
          i -> {
            if (i < 4) {
              InitialiserSurroundings.temptThieves();
            }
            sum.addAndGet(one);
          };
      InitialiserSurroundings.pool.run(
          () -> ElementLoop.run(0, 64, InitialiserSurroundings.watched(body)));
      return sum.get();
    }
  }

  static class Looped {
    static int one = 1;
    static final int RESULT = run();

    private static int run() {
      int[] counts = new int[64];
      InitialiserSurroundings.pool.run(
          () ->
              ElementLoop.run(
                  0,
                  64,
                  i -> {
                    if (i < 4) {
                      InitialiserSurroundings.temptThieves();
                    }
                    counts[(int) i] = one;
                  }));
      int sum = 0;
      for (int count : counts) {
        sum += count;
      }
      return sum;
    }
  }
}
