package org.anabranch.pipeline;

/**
 * What ends a pipeline: takes the waves, and has a result then.
 *
 * @param <R> the result
 */
abstract class Terminal<R> implements Waves {
  /** The result, after the last wave. */
  abstract R result();

  @Override
  public boolean isDone() {
    return false;
  }

  @Override
  public boolean stopsEarly() {
    return false;
  }
}
