package org.anabranch.specialize;

import org.jspecify.annotations.Nullable;

/**
 * Chooses the kernel for each piece of one call: the shared one until the call's function class has
 * a copy, then the copy. A piece runs on one kernel from its first element to its last.
 *
 * @param <K> the kernel's shape
 */
public final class KernelChoice<K> {
  private final Specializer<K> specializer;

  /** Null when no piece of the call may run on a copy. */
  private final @Nullable FunctionRecord<K> record;

  private final long threshold;

  /** Racy, written by any worker: a kernel has no state that could be seen half made. */
  private @Nullable K copy;

  KernelChoice(
      Specializer<K> specializer,
      @Nullable FunctionRecord<K> record,
      long threshold,
      @Nullable K copy) {
    this.specializer = specializer;
    this.record = record;
    this.threshold = threshold;
    this.copy = copy;
  }

  /**
   * The kernel for the next piece. Any thread.
   *
   * @param elements how many elements the piece has
   * @return a copy for the function's class, or the shared kernel
   */
  public K forPiece(long elements) {
    if (record == null || specializer.isShort(elements)) {
      return specializer.shared();
    }
    K found = copy;
    if (found == null) {
      found = specializer.find(record, threshold, elements);
      copy = found;
    }
    return found == null ? specializer.shared() : found;
  }
}
