package org.anabranch.core.deque;

import org.jspecify.annotations.Nullable;

/**
 * The answer to one attempt to steal: an element, nothing there, or a lost race.
 *
 * @param <T> the elements of the deque
 */
public final class Steal<T> {
  private static final Steal<?> EMPTY = new Steal<>(null);
  private static final Steal<?> RETRY = new Steal<>(null);

  private final @Nullable T element;

  private Steal(@Nullable T element) {
    this.element = element;
  }

  static <T> Steal<T> of(T element) {
    return new Steal<>(element);
  }

  @SuppressWarnings("unchecked") // the constant holds no element
  static <T> Steal<T> empty() {
    return (Steal<T>) EMPTY;
  }

  @SuppressWarnings("unchecked") // the constant holds no element
  static <T> Steal<T> retry() {
    return (Steal<T>) RETRY;
  }

  /**
   * What was stolen.
   *
   * @return the element, or null when this attempt took none
   */
  public @Nullable T element() {
    return element;
  }

  /**
   * Whether the deque held nothing for this thief.
   *
   * @return true when it was empty, or its oldest element was not wanted
   */
  public boolean isEmpty() {
    return this == EMPTY;
  }

  /**
   * Whether somebody else took the element first; another attempt may succeed.
   *
   * @return true after a lost race
   */
  public boolean isRetry() {
    return this == RETRY;
  }

  @Override
  public String toString() {
    return this == EMPTY ? "EMPTY" : this == RETRY ? "RETRY" : "Steal(" + element + ")";
  }
}
