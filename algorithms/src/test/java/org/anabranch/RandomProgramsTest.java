package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.anabranch.core.ForkAction;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Random programs of nested loops, joins, forks and calls, some of whose leaves throw, behave like
 * the sequential program: the same leaves run when nothing throws, the same leaf's exception
 * arrives when something does, and nothing runs afterwards.
 */
@Tag("machine")
class RandomProgramsTest {
  private static final int PROGRAMS = 200;

  /** What the leaf of that number throws. */
  private static final class LeafFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;
    final long leaf;

    LeafFailure(long leaf) {
      super("leaf " + leaf, null, true, false);
      this.leaf = leaf;
    }
  }

  /** One run: what it has added up, and how many leaves it ran. */
  private static final class Run {
    final AtomicLong sum = new AtomicLong();
    final AtomicInteger leaves = new AtomicInteger();

    /** The sum; or, as a negative number, which leaf's exception came out. */
    long outcomeOf(Runnable program) {
      try {
        program.run();
        return sum.get();
      } catch (LeafFailure e) {
        return -1 - e.leaf;
      }
    }
  }

  /** A part of a program, which can be run both ways. */
  private interface Part {
    void sequential(Run run);

    void parallel(Run run);
  }

  private record Leaf(long number, boolean fails, int work) implements Part {
    @Override
    public void sequential(Run run) {
      run.leaves.incrementAndGet();
      for (int i = 0; i < work; i++) {
        Thread.onSpinWait();
      }
      if (fails) {
        throw new LeafFailure(number);
      }
      run.sum.addAndGet(number);
    }

    @Override
    public void parallel(Run run) {
      sequential(run);
    }
  }

  /** Parts one after the other; in parallel by one of the forms whose order of failures agrees. */
  private record Sequence(int form, List<Part> parts, WorkStealingPool other) implements Part {
    @Override
    public void sequential(Run run) {
      parts.forEach(part -> part.sequential(run));
    }

    @Override
    public void parallel(Run run) {
      switch (form) {
        case 0 -> Par.forEach(0, parts.size(), i -> parts.get(i).parallel(run));
        case 1 -> Par.forEach(parts, part -> part.parallel(run));
        case 2 -> Par.sumOfLong(0, parts.size(), i -> runOne(i, run));
        case 3 -> Par.forRange(0, parts.size(), (lo, hi) -> runSome(lo, hi, run));
        case 4 -> Par.invoke(parts.stream().map(p -> bodyOf(p, run)).toArray(Runnable[]::new));
        case 5 -> join(parts, run);
        case 6 -> forkJoin(parts, run);
        case 7 -> forkAll(parts, run);
        case 8 -> other.run(() -> join(parts, run));
        default -> Par.sumOfDouble(0, parts.size(), i -> runOne(i, run));
      }
    }

    private long runOne(int i, Run run) {
      parts.get(i).parallel(run);
      return 1;
    }

    private void runSome(int lo, int hi, Run run) {
      for (int i = lo; i < hi; i++) {
        parts.get(i).parallel(run);
      }
    }

    private static Runnable bodyOf(Part part, Run run) {
      return () -> part.parallel(run);
    }

    private static int join(List<Part> parts, Run run) {
      int n = parts.size();
      if (n == 1) {
        parts.get(0).parallel(run);
        return 1;
      }
      return Par.joinInt(
          () -> join(parts.subList(0, n / 2), run),
          () -> join(parts.subList(n / 2, n), run),
          Integer::sum);
    }

    /** Joins in the order of the parts: the first join that throws wins. */
    private static void forkJoin(List<Part> parts, Run run) {
      List<ForkAction> forks = new ArrayList<>();
      ForkAction all =
          action(
              () -> {
                for (Part part : parts) {
                  forks.add(action(bodyOf(part, run)).fork());
                }
                forks.forEach(ForkAction::join);
              });
      all.invoke();
    }

    /** Leaves all forks unjoined: the oldest that failed wins. */
    private static void forkAll(List<Part> parts, Run run) {
      action(
              () -> {
                for (Part part : parts) {
                  action(bodyOf(part, run)).fork();
                }
              })
          .invoke();
    }

    private static ForkAction action(Runnable body) {
      return new ForkAction() {
        @Override
        protected void compute() {
          body.run();
        }
      };
    }
  }

  /** Grows programs from a seed. */
  private static final class Grower {
    private final SplittableRandom random;
    private final double failing;
    private final WorkStealingPool other;
    private long leaves;

    Grower(long seed, WorkStealingPool other) {
      random = new SplittableRandom(seed);
      failing = random.nextInt(3) * 0.02;
      this.other = other;
    }

    Part part(int height) {
      if (height == 0 || random.nextInt(5) == 0) {
        leaves++;
        return new Leaf(leaves, random.nextDouble() < failing, random.nextInt(30));
      }
      int width = random.nextInt(20) == 0 ? 60 : random.nextInt(1, 6);
      List<Part> parts = new ArrayList<>();
      for (int i = 0; i < width; i++) {
        parts.add(part(height - 1));
      }
      return new Sequence(random.nextInt(10), parts, other);
    }
  }

  /** The long form: {@code -Danabranch.soak=true}. */
  @EachPool
  @Tag("soak")
  @EnabledIfSystemProperty(named = "anabranch.soak", matches = "true")
  void manyRandomProgramsBehaveLikeTheSequentialOnes(int parallelism) {
    for (int i = 0; i < 50; i++) {
      randomProgramsBehaveLikeTheSequentialOnes(parallelism);
    }
  }

  @EachPool
  void randomProgramsBehaveLikeTheSequentialOnes(int parallelism) {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism);
        WorkStealingPool other = WorkStealingPool.create(2)) {
      SplittableRandom seeds = new SplittableRandom(seed);
      for (int i = 0; i < PROGRAMS; i++) {
        long programSeed = seeds.nextLong();
        assertSame(pool, new Grower(programSeed, other).part(5), programSeed);
      }
    }
  }

  private static void assertSame(WorkStealingPool pool, Part program, long seed) {
    Run sequential = new Run();
    long expected = sequential.outcomeOf(() -> program.sequential(sequential));
    for (int round = 0; round < 2; round++) {
      Run run = new Run();
      long outcome = run.outcomeOf(() -> pool.run(() -> program.parallel(run)));
      int atEnd = run.leaves.get();
      assertEquals(expected, outcome, () -> "program " + seed);
      if (expected >= 0) {
        assertEquals(sequential.leaves.get(), atEnd, () -> "program " + seed);
      }
      pool.run(() -> {});
      assertEquals(atEnd, run.leaves.get(), () -> "a body ran after the end of program " + seed);
    }
  }
}
