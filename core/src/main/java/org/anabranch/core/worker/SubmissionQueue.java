package org.anabranch.core.worker;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The jobs submitted to a pool, in their order. A job in it that a waiting worker has begun is
 * passed over by whoever polls next. Any thread may call.
 */
final class SubmissionQueue {
  private final Queue<SubmittedJob> queue = new ConcurrentLinkedQueue<>();

  boolean isEmpty() {
    return queue.isEmpty();
  }

  void add(SubmittedJob job) {
    queue.add(job);
  }

  /** Takes the oldest job that nobody has begun; the caller runs or abandons it. */
  @Nullable SubmittedJob poll() {
    SubmittedJob job = queue.isEmpty() ? null : queue.poll();
    while (job != null && !job.tryBegin()) {
      job = queue.poll();
    }
    return job;
  }

  /** Takes a job out that nobody has begun; false when somebody has. */
  boolean takeBack(SubmittedJob job) {
    return queue.remove(job) && job.tryBegin();
  }

  /** Abandons all that nobody has begun. */
  void abandonAll(Supplier<RuntimeException> reason) {
    for (SubmittedJob job = poll(); job != null; job = poll()) {
      job.abandon(reason.get());
    }
  }
}
