package org.anabranch.core;

import org.jspecify.annotations.Nullable;

/**
 * Code with a result, which may throw a checked exception.
 *
 * @param <V> the result
 * @param <X> the checked exception, {@code RuntimeException} when there is none
 */
@FunctionalInterface
public interface Body<V extends @Nullable Object, X extends Exception> {
  /**
   * Runs the code.
   *
   * @return the result
   * @throws X as the code says
   */
  V call() throws X;
}
