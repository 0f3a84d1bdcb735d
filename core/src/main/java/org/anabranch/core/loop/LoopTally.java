package org.anabranch.core.loop;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.anabranch.core.loop.LoopReport.Company;
import org.anabranch.core.shim.Shim;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;
import org.jspecify.annotations.Nullable;

/**
 * Counts what one loop does, for a thread that wants to know; nobody counts anything otherwise. The
 * thread is told of the loops that it calls itself, also from within bodies; the figures of a loop
 * are those of all workers that took part.
 */
public final class LoopTally {
  private static final ThreadLocal<@Nullable Consumer<LoopReport>> OBSERVER = new ThreadLocal<>();

  /** Whether any thread ever wanted to know. The one that does sees its own write. */
  private static boolean observed;

  private final long elements;
  private final long knownPicos;
  private final Crew crew = Current.crew();
  private final long wakesBefore = wakes();
  private final long start = Shim.nanoTime();
  private final AtomicLong chunks = new AtomicLong(); // L2
  private final AtomicLong pieces = new AtomicLong(); // L2
  private final AtomicLong steals = new AtomicLong(); // L2
  private final Set<Object> workers = ConcurrentHashMap.newKeySet();

  private LoopTally(long elements, long knownPicos) {
    this.elements = elements;
    this.knownPicos = knownPicos;
  }

  /**
   * Runs code, and reports every loop that the calling thread begins meanwhile, when it has ended.
   *
   * @param observer whom to tell, on the calling thread
   * @param body what to run
   */
  public static void observe(Consumer<LoopReport> observer, Runnable body) {
    Consumer<LoopReport> outer = OBSERVER.get();
    OBSERVER.set(observer);
    observed = true;
    try {
      body.run();
    } finally {
      OBSERVER.set(outer);
    }
  }

  /** Whether the calling thread wants to know. */
  static boolean isObserved() {
    return observed && OBSERVER.get() != null;
  }

  /** For a loop that begins; null when nobody wants to know. */
  static @Nullable LoopTally begin(long elements, long knownPicos) {
    return isObserved() ? new LoopTally(elements, knownPicos) : null;
  }

  /** Whether work is less than so many picoseconds; then who wants to know is told of it. */
  static boolean isSmall(long elements, long picosPerElement, long limit) {
    boolean small = ChunkController.saturatedProduct(elements, picosPerElement) < limit;
    if (small) {
      LoopTally tally = begin(elements, picosPerElement);
      if (tally != null) {
        tally.end(Company.TOO_LITTLE, 0, 0);
      }
    }
    return small;
  }

  /** A piece begins; its worker only. */
  void beginPiece(boolean stolen) {
    pieces.incrementAndGet();
    if (stolen) {
      steals.incrementAndGet();
    }
  }

  /** A worker has run a chunk. */
  void ranChunk(Object worker) {
    workers.add(worker);
    chunks.incrementAndGet();
  }

  /**
   * The loop has ended, on the thread that began it.
   *
   * @param company who could take part
   * @param measured how many indices were measured
   * @param nanos how long they took
   */
  void end(Company company, long measured, long nanos) {
    long end = Shim.nanoTime();
    Consumer<LoopReport> observer = OBSERVER.get();
    if (observer != null) {
      observer.accept(
          new LoopReport(
              elements,
              company,
              knownPicos,
              measured == 0 ? 0 : ChunkController.saturatedProduct(nanos, 1000) / measured,
              chunks.get(),
              pieces.get(),
              steals.get(),
              wakes() - wakesBefore,
              Math.max(1, workers.size()),
              crew.parallelism(),
              end - start));
    }
  }

  private long wakes() {
    return crew.counters().stream().mapToLong(row -> row.wakes).sum();
  }
}
