package org.anabranch.core;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Several futures as one, for tasks that wait for them.
 *
 * <p>The forms of {@link CompletableFuture} say nothing to the pool: a task that waits for those
 * keeps its thread. A task that waits for these has a spare stand in for it, as with the future of
 * a submission. Otherwise they are the same; their dependents run in the pool that is current where
 * they are made.
 *
 * <pre>{@code
 * CompletableFuture<Users> users = pool.submit(this::loadUsers);
 * CompletableFuture<Orders> orders = pool.submit(this::loadOrders);
 * Futures.allOf(users, orders).join();
 * }</pre>
 */
public final class Futures {
  private Futures() {}

  /**
   * Waits for all. A task or call that joins it runs submissions among them that nobody has begun.
   *
   * @param futures any futures
   * @return a future that is done when all are, and fails when one has failed
   */
  public static CompletableFuture<@Nullable Void> allOf(CompletableFuture<?>... futures) {
    CompletableFuture<?>[] all = futures.clone();
    return PoolFuture.relay(WorkStealingPool.current(), CompletableFuture.allOf(all), all);
  }

  /**
   * Waits for the first. Nothing is run by whoever waits, as another one may be done sooner.
   *
   * @param futures any futures
   * @return a future that is done like the first of them
   */
  public static CompletableFuture<@Nullable Object> anyOf(CompletableFuture<?>... futures) {
    return PoolFuture.relay(WorkStealingPool.current(), CompletableFuture.anyOf(futures));
  }
}
