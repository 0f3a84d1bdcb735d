package org.anabranch.core;

/**
 * Takes something of a caller's surroundings along to the threads that work for it: a logging
 * context, a transaction, a security subject.
 *
 * <p>Called once for each call, on the thread that makes it, when the call first offers work to
 * others; for a submission, when it is made. Every thread that takes work of the call from there
 * installs what was captured before that work and restores what was before afterwards. The caller
 * itself keeps its own.
 *
 * <pre>{@code
 * WorkStealingPool.builder()
 *     .contextCarrier(() -> {
 *       String user = USER.get();
 *       return () -> {
 *         String before = USER.get();
 *         USER.set(user);
 *         return () -> USER.set(before);
 *       };
 *     })
 * }</pre>
 */
@FunctionalInterface
public interface ContextCarrier {

  /**
   * Captures the context of the calling thread.
   *
   * @return what installs it elsewhere, on several threads at once
   */
  Captured capture();

  /** A captured context. */
  @FunctionalInterface
  interface Captured {

    /**
     * Installs the context on the calling thread. What this throws is logged, and the work runs
     * without.
     *
     * @return what restores the context that the thread had before, on the same thread
     */
    Runnable install();
  }
}
