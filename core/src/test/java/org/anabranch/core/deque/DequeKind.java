package org.anabranch.core.deque;

/** The deques that keep one contract: growable or fixed, with indices that begin anywhere. */
enum DequeKind {
  GROWABLE(true, 0),
  GROWABLE_INDEX_PASSES_INT(true, Integer.MAX_VALUE - 2L),
  GROWABLE_INDEX_PASSES_UNSIGNED_INT(true, (1L << 32) - 3),
  GROWABLE_INDEX_WRAPS(true, Long.MAX_VALUE - 2),
  GROWABLE_INDEX_PASSES_ZERO(true, -3),
  FIXED(false, 0),
  FIXED_INDEX_PASSES_INT(false, Integer.MAX_VALUE - 2L),
  FIXED_INDEX_WRAPS(false, Long.MAX_VALUE - 2);

  private final boolean growable;
  private final long firstIndex;

  DequeKind(boolean growable, long firstIndex) {
    this.growable = growable;
    this.firstIndex = firstIndex;
  }

  boolean isGrowable() {
    return growable;
  }

  /**
   * A deque that holds at least so many; a growable one begins with one slot and grows on the way.
   */
  <T> ChaseLevDeque<T> holding(int elements) {
    return new ChaseLevDeque<>(growable ? 1 : elements, growable, firstIndex);
  }

  /** A deque with so many slots to begin with. */
  <T> ChaseLevDeque<T> withSlots(int slots) {
    return new ChaseLevDeque<>(slots, growable, firstIndex);
  }
}
