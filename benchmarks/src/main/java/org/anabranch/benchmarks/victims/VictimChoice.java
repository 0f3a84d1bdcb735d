package org.anabranch.benchmarks.victims;

import java.util.SplittableRandom;
import org.anabranch.benchmarks.victims.StealingSimulation.Outcome;
import org.anabranch.benchmarks.victims.StealingSimulation.Shape;
import org.anabranch.benchmarks.victims.StealingSimulation.Strategy;

/**
 * Prints the table of decision 9: victims chosen anew or where the last theft was, thefts of one
 * task or of half a deque, on virtual workers.
 */
final class VictimChoice {
  private static final int SEEDS = 20;

  private VictimChoice() {}

  private enum Tree implements Shape {
    /** 2^14 leaves of a microsecond. */
    EVEN {
      @Override
      public int children(int level) {
        return level < 14 ? 2 : 0;
      }

      @Override
      public long cost(SplittableRandom random) {
        return 1_000;
      }
    },
    /** 2^12 leaves of 1 to 100 microseconds, most of them short. */
    UNEVEN {
      @Override
      public int children(int level) {
        return level < 12 ? 2 : 0;
      }

      @Override
      public long cost(SplittableRandom random) {
        return (long) (1_000 / (0.01 + 0.99 * random.nextDouble()));
      }
    },
    /** 4,096 forks of one task, of 2 microseconds each. */
    FLAT {
      @Override
      public int children(int level) {
        return level == 0 ? 4_096 : 0;
      }

      @Override
      public long cost(SplittableRandom random) {
        return 2_000;
      }
    },
    /** 64 forks of one task, each with 64 forks of 0.3 microseconds. */
    WIDE {
      @Override
      public int children(int level) {
        return level < 2 ? 64 : 0;
      }

      @Override
      public long cost(SplittableRandom random) {
        return 300;
      }
    }
  }

  /** No arguments. */
  public static void main(String[] args) {
    System.out.println(
        "| tree | workers | strategy | time, microseconds | thefts | looks in vain |");
    System.out.println("|---|--:|---|--:|--:|--:|");
    for (Tree tree : Tree.values()) {
      for (int parallelism : new int[] {4, 16, 64}) {
        for (Strategy strategy : Strategy.values()) {
          print(tree, parallelism, strategy);
        }
      }
    }
  }

  private static void print(Tree tree, int parallelism, Strategy strategy) {
    long nanos = 0;
    long thefts = 0;
    long looks = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      Outcome outcome = StealingSimulation.run(tree, parallelism, strategy, seed);
      nanos += outcome.nanos();
      thefts += outcome.thefts();
      looks += outcome.looksInVain();
    }
    System.out.printf(
        "| %s | %d | %s | %.1f | %d | %d |%n",
        tree, parallelism, strategy, nanos / 1e3 / SEEDS, thefts / SEEDS, looks / SEEDS);
  }
}
