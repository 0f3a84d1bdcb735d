package org.anabranch.function;

import org.jspecify.annotations.Nullable;

/**
 * Makes a result of an element and its index.
 *
 * @param <T> the element
 * @param <R> the result
 */
@FunctionalInterface
public interface IndexedFunction<T extends @Nullable Object, R extends @Nullable Object> {
  /**
   * Makes a result.
   *
   * @param element the element
   * @param index how many elements came before it
   * @return the result
   */
  R apply(T element, long index);
}
