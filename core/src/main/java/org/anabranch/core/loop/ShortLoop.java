package org.anabranch.core.loop;

import org.anabranch.core.shim.Shim;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.FunctionMemory;
import org.anabranch.core.worker.InPlace;
import org.anabranch.core.worker.Job;
import org.anabranch.core.worker.ShortCall;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * A loop that earlier calls of its function let expect to be over before sharing it would pay: it
 * runs where it is called, without a job. The first index is timed by itself. While indices are
 * slower than expected, a few more are; when they stay so, or the call is to end early, the rest is
 * left to the usual way.
 */
final class ShortLoop<L extends LeafLoop<L>> {
  /** After a pause the first indices find caches cold: so many more are tried. */
  private static final int MOST_TRIES = 4;

  private final FunctionMemory memory;
  private final int callsPerIndex;
  private final long from;
  private final long to;
  private final L loop;

  /** What the rest of the loop is expected to cost an index. */
  private long picosPerElement;

  ShortLoop(FunctionMemory memory, int callsPerIndex, long from, long to, L loop) {
    this.memory = memory;
    this.callsPerIndex = callsPerIndex;
    this.from = from;
    this.to = to;
    this.loop = loop;
    picosPerElement = ChunkController.saturatedProduct(memory.cost(), callsPerIndex);
  }

  /** What an index of the rest is expected to cost, in picoseconds; 0 when nobody knows. */
  long picosPerElement() {
    return picosPerElement;
  }

  private boolean isExpectedToBeShort() {
    long picos =
        to - from == 1 && memory.cost() == 0
            ? ChunkController.saturatedProduct(memory.nanosOnce(), 1000)
            : ChunkController.saturatedProduct(picosPerElement, to - from);
    return picos != 0 && picos < LoopPlan.WORTH_SHARING_PICOS && !LoopTally.isObserved();
  }

  /**
   * Runs the loop, or a part of it, if it is expected to be short.
   *
   * @return the first index that did not run
   */
  long run() {
    if (isExpectedToBeShort()) {
      Worker worker = Current.worker();
      if (worker != null) {
        return worker.maySkipAJob() ? runInJob(worker) : from;
      }
      if (!memory.nests() && !Crew.common().observers().areWatching() && !isStopped(null)) {
        return runOutside();
      }
    }
    return from;
  }

  private long runOutside() {
    ShortCall call = new ShortCall(memory);
    try {
      long reached = runTimed(null);
      call.joinForks();
      return reached;
    } catch (Throwable t) {
      throw call.failed(t);
    } finally {
      call.end();
    }
  }

  private long runInJob(Worker worker) {
    Job lender = worker.current();
    Job mark = InPlace.newestFork(lender);
    int before = InPlace.begin(lender, mark);
    try {
      long reached = runTimed(worker);
      InPlace.joinSince(lender, mark);
      return reached;
    } catch (Throwable t) {
      throw InPlace.abandonSince(lender, mark, t);
    } finally {
      InPlace.end(lender, mark, before);
    }
  }

  private long runTimed(@Nullable Worker worker) {
    if (to - from == 1) {
      loop.run(from, to);
      return to;
    }
    long start = Shim.nanoTime();
    long reached = from;
    boolean slow = true;
    for (int tries = 0; slow && reached < to; tries++) {
      long begin = tries == 0 ? start : Shim.nanoTime();
      loop.run(reached, reached + 1);
      reached++;
      long nanos = Shim.nanoTime() - begin;
      slow = isSlow(nanos);
      if (slow
          && (tries == MOST_TRIES || (tries > 0 && nanos >= ChunkController.UNDOUBTED_NANOS))) {
        long measured = ChunkController.saturatedProduct(nanos, 1000);
        picosPerElement = ChunkController.believedAgain(picosPerElement, measured);
        return reached;
      }
      if (isStopped(worker)) {
        return reached;
      }
    }
    if (!loop.isOverFrom(reached)) {
      loop.run(reached, to);
      remember(Shim.nanoTime() - start);
    }
    return to;
  }

  private boolean isSlow(long nanos) {
    long picos = ChunkController.saturatedProduct(nanos, 1000);
    return nanos > ChunkController.MEASURABLE_NANOS
        && ChunkController.believed(picosPerElement, picos) < picos;
  }

  private static boolean isStopped(@Nullable Worker worker) {
    return worker == null
        ? Thread.currentThread().isInterrupted()
        : worker.engagement().isStopped();
  }

  private void remember(long nanos) {
    long average = LoopPlan.averageOfCalls(to - from, callsPerIndex, nanos);
    if (average < memory.cost() || nanos >= ChunkController.MEASURABLE_NANOS) {
      memory.record(ChunkController.believed(memory.cost(), average));
    }
  }
}
