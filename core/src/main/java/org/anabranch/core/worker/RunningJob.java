package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/**
 * Which job a worker runs. The worker renews this object so often that it stays young: a reference
 * stored into an old object would cost a fence of the garbage collector's at every fork.
 */
final class RunningJob {
  @Nullable Job job;

  RunningJob(@Nullable Job job) {
    this.job = job;
  }
}
