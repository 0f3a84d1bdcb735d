package org.anabranch.core.loop;

import java.util.List;
import org.anabranch.core.loop.LoopReport.Company;
import org.anabranch.core.shim.Shim;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.FunctionMemory;

/**
 * Runs a {@link LeafLoop} over a range of indices, in parallel where that pays.
 *
 * <p>The calling thread takes part and does small work alone, without a job, a thread or a wake-up.
 * With n indices of bounded cost: work O(n), span O(log n) splits and one chunk of 10 to 50
 * microseconds. When an index throws, those above it are given up within a chunk, those below it
 * are finished, and the exception is the one the sequential loop would have thrown. When the call
 * returns, no index is running any more.
 */
public final class RangeLoop {
  /** Below this many picoseconds of known work a loop runs on its caller, as it stands. */
  private static final long ALONE_PICOS = 30_000_000;

  private RangeLoop() {}

  /**
   * Runs a loop of our own, whose cost is known and which calls no foreign code.
   *
   * @param from the first index
   * @param to one past the last; nothing happens unless it is greater than {@code from}
   * @param picosPerElement the rough cost of an index in picoseconds, at least 1
   * @param loop what to do, and what it gathers
   * @param <L> the loop's class
   * @return the loop, with everything gathered
   */
  public static <L extends LeafLoop<L>> L run(long from, long to, long picosPerElement, L loop) {
    if (from < to) {
      if (isSmall(to - from, picosPerElement)) {
        loop.run(from, to);
      } else {
        Crew crew = Current.crew();
        run(crew, new LoopPlan(company(crew), picosPerElement), from, to, loop);
      }
    }
    return loop;
  }

  /**
   * Whether work of known cost is too little to share. Then the caller may run its kernel directly.
   *
   * @param elements how many indices
   * @param picosPerElement the rough cost of each in picoseconds
   * @return true when {@link #run(long, long, long, LeafLoop)} would run the loop as it stands
   */
  public static boolean isSmall(long elements, long picosPerElement) {
    return LoopTally.isSmall(elements, picosPerElement, ALONE_PICOS);
  }

  /**
   * Runs a loop that calls a user's function, whose cost is measured on the way and remembered for
   * the function's class.
   *
   * @param from the first index
   * @param to one past the last; nothing happens unless it is greater than {@code from}
   * @param function the class of the user's function
   * @param loop what to do, and what it gathers
   * @param <L> the loop's class
   * @return the loop, with everything gathered
   */
  public static <L extends LeafLoop<L>> L run(long from, long to, Class<?> function, L loop) {
    return run(from, to, function, List.of(), 1, loop);
  }

  /**
   * Runs a loop that calls a user's function several times for each index, and maybe others with
   * it. The cost of a call is measured and remembered for the class of the first.
   *
   * @param from the first index
   * @param to one past the last
   * @param function the class of the user's function
   * @param others the classes of other functions that helpers will run too
   * @param callsPerIndex how often an index calls the function, roughly, at least once
   * @param loop what to do, and what it gathers
   * @param <L> the loop's class
   * @return the loop, with everything gathered
   */
  public static <L extends LeafLoop<L>> L run(
      long from, long to, Class<?> function, List<Class<?>> others, int callsPerIndex, L loop) {
    if (from < to) {
      FunctionMemory memory = FunctionMemory.of(function);
      ShortLoop<L> begin = new ShortLoop<>(memory, callsPerIndex, from, to, loop);
      long rest = begin.run();
      if (rest < to && to - from == 1) {
        long start = Shim.nanoTime();
        run(Current.crew(), new LoopPlan(Company.ONE_INDEX, 1), from, to, loop);
        memory.recordOnce(Shim.nanoTime() - start);
      } else if (rest < to) {
        Crew crew = Current.crew();
        LoopPlan plan = new LoopPlan(company(crew), memory, function, others, callsPerIndex);
        plan.measured(begin.picosPerElement());
        run(crew, plan, rest, to, loop);
      }
    }
    return loop;
  }

  /**
   * How many threads may share a loop that the calling thread runs, itself among them. For those
   * who cut work into parts of their own.
   *
   * @return the parallelism of the current pool
   */
  public static int parallelism() {
    return Current.crew().parallelism();
  }

  private static Company company(Crew crew) {
    return crew.parallelism() == 1 ? Company.POOL_OF_ONE : Company.ANYBODY;
  }

  private static <L extends LeafLoop<L>> void run(
      Crew crew, LoopPlan plan, long from, long to, L loop) {
    LoopTally tally = LoopTally.begin(to - from, plan.picosPerElement());
    LoopPiece<L> root = new LoopPiece<>(plan, tally, from, to, loop);
    plan.begin(Current.worker(), to - from);
    crew.invokeGroup(root, null);
    root.report();
    plan.rethrow(loop);
    root.rethrow();
  }
}
