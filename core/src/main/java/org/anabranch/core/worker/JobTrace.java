package org.anabranch.core.worker;

import org.anabranch.core.trace.TaskTrace;
import org.anabranch.core.trace.Track;
import org.jspecify.annotations.Nullable;

/** What a job carries along while it is recorded, in the place of what its body throws. */
final class JobTrace {
  private JobTrace() {}

  /** A job is about to be forked; one that was forked before keeps what it has. */
  static void fork(Job job, Track track) {
    if (job.isNew()) {
      job.note = track.fork();
    }
  }

  /**
   * A worker has taken a job from another one, or null if that is not recorded. Without memory the
   * theft is not recorded either: nothing may come between a theft and the run.
   */
  static void steal(Job job, Track track, @Nullable Track victim) {
    try {
      job.note = track.steal(job.trace(), victim == null ? -1 : victim.number());
    } catch (OutOfMemoryError e) {
      job.note = null;
    }
  }

  /** A job begins. */
  static TaskTrace begin(Job job, Track track) {
    TaskTrace trace = track.begin(job.trace(), job.shownClass());
    job.note = trace;
    return trace;
  }
}
