package org.anabranch.examples.experiments;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The deque of Chase and Lev as lectures write it: a ring of fixed size, every access of an index
 * volatile. The indices lie in one array, so many longs apart, that their distance can be chosen.
 *
 * <p>It keeps what was taken reachable and does not grow; {@code ChaseLevDeque} is the one to use.
 */
final class TextbookDeque implements TaskDeque {
  /** Longs between the indices that put them on cache lines which no prefetcher pairs. */
  static final int APART = 32;

  static final int CAPACITY = 1 << 10;
  private static final int TOP = 0;

  private final AtomicReferenceArray<@Nullable Integer> ring = new AtomicReferenceArray<>(CAPACITY);
  private final AtomicLongArray indices;
  private final int bottomPlace;

  TextbookDeque(int longsApart) {
    bottomPlace = longsApart;
    indices = new AtomicLongArray(longsApart + APART);
  }

  @Override
  public void push(Integer task) {
    long bottom = indices.get(bottomPlace);
    if (bottom - indices.get(TOP) >= CAPACITY) {
      throw new IllegalStateException("more than " + CAPACITY + " tasks");
    }
    ring.set(slot(bottom), task);
    indices.set(bottomPlace, bottom + 1);
  }

  @Override
  public @Nullable Integer pop() {
    long last = indices.get(bottomPlace) - 1;
    indices.set(bottomPlace, last);
    long top = indices.get(TOP);
    if (top < last) {
      return ring.get(slot(last));
    }
    boolean won = top == last && indices.compareAndSet(TOP, top, top + 1);
    Integer task = won ? ring.get(slot(last)) : null;
    indices.set(bottomPlace, last + 1);
    return task;
  }

  @Override
  public @Nullable Integer steal() {
    long top = indices.get(TOP);
    if (top >= indices.get(bottomPlace)) {
      return null;
    }
    Integer task = ring.get(slot(top));
    return indices.compareAndSet(TOP, top, top + 1) ? task : null;
  }

  private static int slot(long index) {
    return (int) index & (CAPACITY - 1);
  }
}
