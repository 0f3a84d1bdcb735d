package org.anabranch.core.worker;

import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/** What a guest does for its caller: one call at a time, from its first fork to its last join. */
final class GuestCall {
  /** How long a virtual thread keeps its carrier. */
  private static final long TURN_NANOS = 10_000_000;

  private final Worker guest;
  private final Call plain;
  private @Nullable Worker enclosing;
  private @Nullable Job root;
  private boolean isCallers;

  /** Since when the calling thread has not let others run; 0 before the first look. */
  private long turnBegan;

  GuestCall(Worker guest) {
    this.guest = guest;
    plain = Call.ofCaller(guest.crew().parallelism());
  }

  /** The worker the calling thread was before; null outside a call of another pool. */
  @Nullable Worker enclosing() {
    return enclosing;
  }

  /** What the call began with. */
  @Nullable Job root() {
    return root;
  }

  /** Whether the thread is a caller from outside, whose interrupt means this call. */
  boolean isCallers() {
    return isCallers;
  }

  /** Between two chunks of a loop: lets other virtual threads run from time to time. */
  @SuppressWarnings("ThreadPriorityCheck") // a virtual thread leaves its carrier
  void yieldInTurn(long now) {
    if (turnBegan == 0) {
      turnBegan = now;
    } else if (now - turnBegan > TURN_NANOS) {
      turnBegan = now;
      if (isVirtual(Thread.currentThread())) {
        Thread.yield();
      }
    }
  }

  /** Java 17 has no virtual threads and no other way to ask. */
  private static boolean isVirtual(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    return group != null && group.getName().equals("VirtualThreads");
  }

  /**
   * Runs a job as the root of a call.
   *
   * @param alone whether nobody may help
   * @param cancel what may end the call early, besides what may end the call outside
   * @param outside the worker that the calling thread is in another call
   */
  void run(Job job, boolean alone, @Nullable Cancel cancel, @Nullable Worker outside) {
    Call call = plain;
    if (outside != null || cancel != null) {
      Call outer = outside == null ? null : outside.engagement().call();
      call = Call.ofCaller(guest.crew().parallelism(), outer, cancel);
    }
    isCallers = outside == null || outside.engagement().isCallers();
    run(job, alone, call, outside);
  }

  /** As {@link #run}, for a call that the calling thread did not make, though it waits for it. */
  void runSubmitted(SubmittedJob job, @Nullable Worker outside) {
    isCallers = false;
    run(job, false, Call.ofCaller(guest.crew().parallelism(), null, job.cancel()), outside);
  }

  private void run(Job job, boolean alone, Call call, @Nullable Worker outside) {
    FunctionMemory memory = job.memory();
    long start = memory == null ? 0 : Shim.nanoTime();
    call.begin(start, memory == null ? 0 : memory.cost());
    job.invokedIn(call);
    Job waiting = outside == null ? null : outside.suspend();
    root = job;
    turnBegan = 0;
    enclosing = outside;
    try {
      guest.engagement().runRoot(job, alone);
    } finally {
      if (outside != null) {
        outside.resume(waiting);
      }
      enclosing = null;
      root = null;
      guest.leaveSeat();
      call.ends();
    }
    if (memory != null) {
      memory.record(Shim.nanoTime() - start);
    }
  }
}
