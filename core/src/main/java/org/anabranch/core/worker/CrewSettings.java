package org.anabranch.core.worker;

import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What distinguishes one crew from another.
 *
 * @param name part of the threads' names
 * @param parallelism how many threads work on a call, counting its caller
 * @param keepAliveNanos after this time without work a thread ends
 * @param maxSpares how many threads may stand in for blocked ones at once
 * @param stallNanos after this time in which no job begins open calls are reported; 0 for never
 * @param carriers what takes a caller's context along: each captures it as a function that installs
 *     it on the calling thread, and in turn returns what restores the context before
 * @param threadFactory makes the threads, or null for daemon threads of our own
 */
public record CrewSettings(
    String name,
    int parallelism,
    long keepAliveNanos,
    int maxSpares,
    long stallNanos,
    List<Supplier<Supplier<Runnable>>> carriers,
    @Nullable ThreadFactory threadFactory) {
  /** How long an idle thread stays when nobody says otherwise: a minute. */
  public static final long DEFAULT_KEEP_ALIVE_NANOS = 60_000_000_000L;

  /** How many spares a pool may have when nobody says otherwise. */
  public static final int DEFAULT_MAX_SPARES = 64;

  /** The settings with all defaults. */
  public static CrewSettings of(String name, int parallelism) {
    return new CrewSettings(
        name, parallelism, DEFAULT_KEEP_ALIVE_NANOS, DEFAULT_MAX_SPARES, 0, List.of(), null);
  }
}
