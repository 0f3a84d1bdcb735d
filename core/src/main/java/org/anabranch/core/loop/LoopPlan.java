package org.anabranch.core.loop;

import java.util.ArrayList;
import java.util.List;
import org.anabranch.core.loop.LoopReport.Company;
import org.anabranch.core.worker.Engagement;
import org.anabranch.core.worker.Failures;
import org.anabranch.core.worker.FunctionMemory;
import org.anabranch.core.worker.Progress;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * What all pieces of one loop share: the cost of an index, whether helpers may take part, and the
 * first failure.
 *
 * <p><b>Invariant.</b> {@code failedAt} only falls; a piece that starts above it does nothing, one
 * below it runs on. So the failure that remains is that of the lowest failing index, as in the
 * sequential loop.
 */
final class LoopPlan {
  /** Less work than this is not worth sharing even with a helper that is awake. */
  static final long WORTH_SHARING_PICOS = 30_000_000;

  /** Less work than this is not worth waking a helper for. */
  private static final long WORTH_A_WAKE_PICOS = 200_000_000;

  /** From this cost on, publishing an index by itself costs nothing beside running it. */
  private static final long COARSE_PICOS = 10_000_000;

  private final @Nullable FunctionMemory memory;

  /** The class of the function, until its surroundings have been looked at. */
  private @Nullable Class<?> function;

  private final List<Class<?>> others;

  /** Who may take part; settled before the first piece is published. */
  private Company company;

  /** How many calls of the function an index stands for: what is remembered is the cost of one. */
  private final int callsPerIndex;

  /** Whether the first half was published, or is about to be. */
  private boolean open;

  /** Whether the loop was counted among those that missed a helper. */
  private boolean missed;

  /** Whether a helper is to be woken though this loop alone does not pay for it. */
  private boolean owedWake;

  /** The lowest chunk that failed; written under the lock. */
  private volatile long failedAt = Long.MAX_VALUE; // L1

  private @Nullable Failures failures;

  /** Whom to tell how many indices were run. */
  private @Nullable Progress progress;

  /** The latest estimate, shared as a hint. */
  private long picosPerElement;

  /** A loop whose cost is known. */
  LoopPlan(Company company, long picosPerElement) {
    this.company = company;
    this.picosPerElement = picosPerElement;
    memory = null;
    callsPerIndex = 1;
    others = List.of();
  }

  /**
   * A loop that calls a function whose cost is remembered at best.
   *
   * @param others the classes of other functions that helpers would run
   */
  LoopPlan(
      Company company,
      FunctionMemory memory,
      Class<?> function,
      List<Class<?>> others,
      int callsPerIndex) {
    this.company = company;
    this.memory = memory;
    this.function = function;
    this.others = others;
    this.callsPerIndex = callsPerIndex;
    picosPerElement = ChunkController.saturatedProduct(memory.cost(), callsPerIndex);
  }

  /** Who could take part, as it turned out. */
  Company company() {
    return missed && !open && company == Company.ANYBODY ? Company.NOBODY_AWAKE : company;
  }

  /** The loop begins, with so many indices; whoever asks is told how far it is. */
  void begin(@Nullable Worker caller, long indices) {
    progress = caller == null ? null : caller.engagement().progress();
    if (progress != null) {
      progress.expect(indices);
    }
  }

  /** So many indices were run. */
  void progressed(long indices) {
    if (progress != null) {
      progress.add(indices);
    }
  }

  boolean isTimed() {
    return memory != null;
  }

  long picosPerElement() {
    return picosPerElement;
  }

  /** A piece has measured anew. */
  void measured(long picos) {
    picosPerElement = picos;
  }

  /**
   * The loop is over: what a call of the function cost on average is remembered for the next call,
   * but at most four times what was known. A chunk may have been measured while another process had
   * the processor, and a figure like that must not make later short loops wait for helpers.
   */
  void remember(long elements, long nanos) {
    if (memory != null && elements != 0 && nanos != 0) {
      long average = averageOfCalls(elements, callsPerIndex, nanos);
      memory.record(ChunkController.believed(memory.cost(), average));
    }
  }

  /** What a call of the function cost on average, in picoseconds. */
  static long averageOfCalls(long elements, int callsPerIndex, long nanos) {
    long perIndex = ChunkController.saturatedProduct(nanos, 1000) / elements;
    return Math.max(1, perIndex / callsPerIndex);
  }

  /** An index of unknown cost may be a second of work. */
  boolean worthSharing(long elements, long picos) {
    return company == Company.ANYBODY
        && elements > 1
        && (picos == 0 || ChunkController.saturatedProduct(elements, picos) >= WORTH_SHARING_PICOS);
  }

  /**
   * Whether the rest of a piece is to be published: once the loop has been opened, whenever it is
   * worth sharing. The root opens it when somebody would come.
   */
  boolean isToBeShared(Worker worker, long elements, long picos) {
    if (!worker.isAlone() && worthSharing(elements, picos)) {
      open = open || (wouldBeTaken(worker.engagement(), elements, picos) && !isInsideInitialiser());
      return open;
    }
    return false;
  }

  /** Whether there is a helper who is awake, or a reason to wake one. */
  private boolean wouldBeTaken(Engagement caller, long elements, long picos) {
    if (worthAWake(elements, picos) || caller.findsHelp()) {
      return true;
    }
    if (!missed) {
      missed = true;
      owedWake = caller.missesHelp(ChunkController.saturatedProduct(elements, picos) / 1000);
    }
    return owedWake;
  }

  /** Looked at when the loop would be opened: looking may cost a while. */
  private boolean isInsideInitialiser() {
    Class<?> unseen = function;
    if (unseen != null) {
      function = null;
      List<Class<?>> functions = new ArrayList<>(others);
      functions.add(unseen);
      if (FunctionMemory.insideInitialiser(functions)) {
        company = Company.INITIALISER;
      }
    }
    return company != Company.ANYBODY;
  }

  /** Elements so costly, or so unknown, that each should be open to thieves. */
  boolean isCoarse(long picos) {
    return picos == 0 || picos >= COARSE_PICOS;
  }

  boolean worthAWake(long elements, long picos) {
    return picos == 0
        || owedWake
        || ChunkController.saturatedProduct(elements, picos) >= WORTH_A_WAKE_PICOS;
  }

  boolean isGivenUpFrom(long index) {
    return failedAt <= index;
  }

  /** The chunk that begins at an index has thrown. */
  synchronized void fail(long index, Throwable thrown) {
    Failures all = failures == null ? new Failures() : failures;
    failures = all;
    if (index < failedAt) {
      failedAt = index;
      all.addFirst(thrown);
    } else {
      all.add(thrown);
    }
  }

  /**
   * Throws the failure of the lowest index, unless the loop was over before that index; for the
   * root, at the end.
   */
  void rethrow(LeafLoop<?> loop) {
    if (!loop.isOverFrom(failedAt)) {
      rethrow();
    }
  }

  /** Throws the failure of the lowest index, if there was any; for the root, at the end. */
  void rethrow() {
    if (failedAt != Long.MAX_VALUE) {
      synchronized (this) {
        Throwable winner = failures == null ? null : failures.winner();
        if (winner != null) {
          throw Failures.sneak(winner);
        }
      }
    }
  }
}
