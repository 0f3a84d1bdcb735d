package org.anabranch.core.loop;

import org.anabranch.core.shim.Shim;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.Job;
import org.anabranch.core.worker.UnjoinedForks;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * A part of a loop's range, run in chunks by whoever has it.
 *
 * <p>Lazy binary splitting: only while nothing of this worker waits to be stolen does it publish
 * the upper half of what remains. A loop that nobody helps with forks once for each halving, and
 * takes all halves back. Source: Tzannes, Caragea, Barua and Vishkin, "Lazy binary-splitting",
 * PPoPP 2010.
 *
 * @param <L> the loop's own class
 */
final class LoopPiece<L extends LeafLoop<L>> extends Job {
  private final LoopPlan plan;
  private final @Nullable LoopTally tally;
  private final long from;
  private final long to;

  /** What this piece gathers into; that of the forker until a thief replaces it. */
  private L loop;

  /** The half this piece published before the newest. */
  private @Nullable LoopPiece<L> newestHalf;

  private @Nullable LoopPiece<L> olderHalf;

  /** How many indices this piece and its halves ran in how many nanoseconds, if they were timed. */
  private long elements;

  private long nanos;

  LoopPiece(LoopPlan plan, @Nullable LoopTally tally, long from, long to, L loop) {
    this.plan = plan;
    this.tally = tally;
    this.from = from;
    this.to = to;
    this.loop = loop;
  }

  /** For the root, at the end: tells what the loop cost. */
  void report() {
    plan.remember(elements, nanos);
    if (tally != null) {
      tally.end(plan.company(), elements, nanos);
    }
  }

  /** For the root: throws what went wrong outside the loop's bodies, if anything did. */
  void rethrow() {
    rethrowFailure();
  }

  /** The loop measures its function itself and never publishes from within an initialiser. */
  @Override
  protected @Nullable Class<?> functionClass() {
    return null;
  }

  @Override
  protected void exec() {
    if (wasStolen()) {
      loop = loop.split();
    }
    if (tally != null) {
      tally.beginPiece(wasStolen());
    }
    Worker worker = Current.running();
    runChunks(worker);
    for (LoopPiece<L> half = newestHalf; half != null; half = half.olderHalf) {
      worker.join(half);
      Throwable failure = half.failure();
      if (failure != null) {
        fail(worker, half.from, failure);
      } else if (half.loop != loop) {
        loop.merge(half.loop);
      }
      elements += half.elements;
      nanos += half.nanos;
    }
  }

  /** Runs the range from its lower end, publishing upper halves of what remains on the way. */
  private void runChunks(Worker worker) {
    boolean timed = plan.isTimed();
    long known = plan.picosPerElement();
    boolean trial = timed && (known == 0 || !wasStolen());
    ChunkController chunks = new ChunkController(known, trial);
    long start = timed ? Shim.nanoTime() : 0;
    long spent = 0;
    long lo = from;
    long hi = to;
    while (lo < hi
        && !plan.isGivenUpFrom(lo)
        && !loop.isOverFrom(lo)
        && !worker.engagement().isStopped()) {
      long picos = chunks.picosPerElement();
      boolean shared = plan.isToBeShared(worker, hi - lo, picos);
      if (shared) {
        hi = publish(worker, lo, hi, picos);
        start = timed ? Shim.nanoTime() : 0; // a wake is no cost of an index
      }
      long chunk = chunks.next(hi - lo, shared);
      if (!runChunk(worker, lo, lo + chunk)) {
        return;
      }
      lo += chunk;
      if (tally != null) {
        tally.ranChunk(worker);
      }
      plan.progressed(chunk);
      long now = Shim.nanoTime();
      worker.engagement().chunkEnded(now);
      if (timed) {
        chunks.ran(chunk, now - start);
        spent += now - start;
        plan.measured(chunks.picosPerElement());
        start = now;
      }
    }
    elements = lo - from;
    nanos = spent;
  }

  /**
   * Publishes the upper half unless something waits to be stolen; returns the new upper end. Of
   * coarse elements it keeps only one: the others must not wait for it.
   */
  private long publish(Worker worker, long lo, long hi, long picos) {
    boolean worthAWake = plan.worthAWake(hi - lo, picos);
    boolean coarse = plan.isCoarse(picos);
    if (worker.offered() > 0) {
      if (worthAWake) {
        worker.lookForHelp();
      }
      if (!coarse) {
        return hi;
      }
    }
    long end = hi;
    do {
      end = publishHalf(worker, lo, end, worthAWake);
    } while (coarse && end - lo > 1);
    return end;
  }

  private long publishHalf(Worker worker, long lo, long hi, boolean worthAWake) {
    long middle = lo + ((hi - lo) >>> 1);
    LoopPiece<L> half = new LoopPiece<>(plan, tally, middle, hi, loop);
    half.olderHalf = newestHalf;
    worker.forkAndOffer(half, worthAWake);
    newestHalf = half;
    return middle;
  }

  /** Runs one chunk and the forks its body left unjoined; false when it failed. */
  private boolean runChunk(Worker worker, long lo, long hi) {
    Job mark = newestFork();
    Throwable thrown;
    try {
      loop.run(lo, hi);
      thrown = newestFork() == mark ? null : UnjoinedForks.join(worker, this, mark);
    } catch (Throwable t) {
      thrown = UnjoinedForks.abandon(worker, this, mark, t);
    }
    if (thrown != null) {
      fail(worker, lo, thrown);
    }
    return thrown == null;
  }

  /** How a cancellation arrives is no failure of an index: the root tells of it. */
  private void fail(Worker worker, long index, Throwable thrown) {
    if (!worker.engagement().isCancellation(thrown)) {
      plan.fail(index, thrown);
      worker.engagement().groupFailed();
    }
  }
}
