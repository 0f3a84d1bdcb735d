package org.anabranch.core.loop;

import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.Job;
import org.anabranch.core.worker.Turns;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * What one thread does for an {@link OrderedLoop}: it claims tiles until none is left. A part that
 * starts late, or on the thread of another part, finds none and is done.
 */
final class OrderedPart extends Job {
  /** For less work than this another thread is not worth its wake-up and its waiting. */
  private static final long PICOS_PER_PART = 50_000_000;

  private final OrderedLoop loop;
  private final LoopPlan plan;
  private final @Nullable LoopTally tally;
  private final Turns turns;
  private final int tiles;

  /** Parts to fork before this one begins. */
  private final int others;

  private final boolean worthAWake;

  private OrderedPart(
      OrderedLoop loop,
      LoopPlan plan,
      @Nullable LoopTally tally,
      Turns turns,
      int tiles,
      int others,
      boolean worthAWake) {
    this.loop = loop;
    this.plan = plan;
    this.tally = tally;
    this.turns = turns;
    this.tiles = tiles;
    this.others = others;
    this.worthAWake = worthAWake;
  }

  static void runAll(
      Crew crew,
      LoopPlan plan,
      @Nullable LoopTally tally,
      int tiles,
      long picosPerTile,
      OrderedLoop loop) {
    long worthwhile = ChunkController.saturatedProduct(tiles, picosPerTile) / PICOS_PER_PART;
    int others = (int) Math.min(Math.min(tiles, crew.parallelism()) - 1L, Math.max(1, worthwhile));
    boolean worthAWake = plan.worthAWake(tiles, picosPerTile);
    Turns turns = new Turns(crew, tiles);
    OrderedPart root = new OrderedPart(loop, plan, tally, turns, tiles, others, worthAWake);
    crew.invokeGroup(root, null);
    plan.rethrow();
    root.rethrowFailure();
  }

  /** The loop is our own: nothing to remember, nobody to be initialised. */
  @Override
  protected @Nullable Class<?> functionClass() {
    return null;
  }

  @Override
  protected void exec() {
    if (tally != null) {
      tally.beginPiece(wasStolen());
    }
    Worker worker = Current.running();
    OrderedPart[] forks = new OrderedPart[others];
    for (int i = 0; i < others; i++) {
      forks[i] = new OrderedPart(loop, plan, tally, turns, tiles, 0, worthAWake);
      worker.forkAndOffer(forks[i], worthAWake);
    }
    Turns.ensureRoom();
    for (int tile = turns.claim(); tile < tiles; tile = turns.claim()) {
      runTile(worker, tile);
      if (tally != null) {
        tally.ranChunk(worker);
      }
    }
    for (int i = others - 1; i >= 0; i--) {
      worker.join(forks[i]);
      forks[i].rethrowFailure();
    }
  }

  /** Whatever happens, the turn ends, so that nobody waits for it. */
  private void runTile(Worker worker, int tile) {
    try {
      if (!plan.isGivenUpFrom(tile) && !worker.engagement().isStopped()) {
        runOrWait(worker, tile);
      }
    } catch (Throwable thrown) {
      if (!worker.engagement().isCancellation(thrown)) {
        plan.fail(tile, thrown);
        worker.engagement().groupFailed();
      }
    } finally {
      turns.breakOff(tile);
    }
  }

  private void runOrWait(Worker worker, int tile) {
    if (tile == 0 || turns.isPassed(tile - 1)) {
      loop.runAtOnce(tile);
      turns.pass(tile);
      return;
    }
    loop.prepare(tile);
    if (turns.await(worker, tile - 1)) {
      loop.pass(tile);
      turns.pass(tile);
      loop.finish(tile);
    }
  }
}
