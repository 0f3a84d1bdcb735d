package org.anabranch.core.deque;

import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The thieves' side of a deque: a thread that holds only this cannot push or pop.
 *
 * <p>Every method may be called by any thread at any time.
 *
 * @param <T> the elements of the deque
 */
public sealed interface Stealer<T> permits ChaseLevDeque {

  /**
   * Tries once to take the oldest element.
   *
   * @return the element, empty or retry
   */
  Steal<T> steal();

  /**
   * Tries once to take the oldest element, if it is wanted.
   *
   * <p>The condition is evaluated after the element was read and before it is taken: what it finds
   * true held while the element lay on the deque, if the attempt succeeds.
   *
   * @param wanted whether to go on and take the element just read
   * @return the element, empty (also when it was not wanted) or retry
   */
  Steal<T> steal(Predicate<? super T> wanted);

  /**
   * Takes up to half of the elements it sees, oldest first, each by a steal of its own.
   *
   * @param taker receives each element as soon as it is taken
   * @return how many were taken
   */
  int stealHalf(Consumer<? super T> taker);

  /**
   * How many elements were there a moment ago.
   *
   * @return an estimate, exact when nobody changes the deque
   */
  int size();
}
