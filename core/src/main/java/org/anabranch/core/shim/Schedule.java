package org.anabranch.core.shim;

/**
 * What a test puts in the machine's place to decide the order of events.
 *
 * <p>Threads that the schedule does not govern must be let through unchanged.
 */
public interface Schedule {

  /** The calling thread is about to read or write memory that it shares with others. */
  void step();

  /** The calling thread waits for something to change and has nothing better to do. */
  void spin();

  /**
   * Parks the calling thread.
   *
   * @param nanos the longest wait in nanoseconds; {@link Long#MAX_VALUE} for no limit
   */
  void park(long nanos);

  /**
   * Makes a permit available to a thread.
   *
   * @param thread the thread to let go on
   */
  void unpark(Thread thread);

  /**
   * The clock.
   *
   * @return nanoseconds since some fixed moment
   */
  long nanoTime();
}
