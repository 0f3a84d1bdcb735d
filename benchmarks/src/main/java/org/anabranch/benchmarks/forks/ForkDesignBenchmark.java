package org.anabranch.benchmarks.forks;

import java.util.concurrent.TimeUnit;
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
 * Nanoseconds for each fork with its join in sketches of four designs, to be set beside {@link
 * org.anabranch.benchmarks.ForkJoinOverheadBenchmark}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ForkDesignBenchmark {
  private static final int N = 27;

  /** fib(28) - 1. */
  private static final int FORKS = 317_810;

  /** How many workers. */
  @Param({"1", "2"})
  public int p;

  /** The design. */
  @Param public Design design;

  private Forker forker;

  /** The designs. */
  public enum Design {
    /** Chase and Lev's deque for every fork. */
    CHASE_LEV,
    /** A private stack of objects, and a mailbox. */
    MAILBOX,
    /** Forks that know the one before, given away on demand. */
    LINKED,
    /** A private stack of numbers. */
    FRAMES;

    Forker worker() {
      return switch (this) {
        case CHASE_LEV -> new ChaseLevForker();
        case MAILBOX -> new MailboxForker();
        case LINKED -> new LinkedForker();
        case FRAMES -> new FrameForker();
      };
    }
  }

  /** Makes the workers. */
  @Setup
  public void open() {
    forker = design.worker();
    if (p == 2) {
      forker.helpedBy(design.worker());
    }
  }

  /** Ends them. */
  @TearDown
  public void close() {
    forker.end();
  }

  /** The recursion. */
  @Benchmark
  @OperationsPerInvocation(FORKS)
  public int forks() {
    return forker.compute(N);
  }
}
