package org.anabranch.core;

import java.util.Objects;
import org.anabranch.core.recording.Recording;
import org.anabranch.core.trace.Recorder;
import org.anabranch.core.worker.Crew;
import org.jspecify.annotations.Nullable;

/** Code that becomes the root of a call of a crew. */
final class Calls {
  private Calls() {}

  /**
   * Runs a body.
   *
   * @param function the class of what the user wrote
   */
  static <V extends @Nullable Object> V call(
      Crew crew, @Nullable Cancellation cancellation, Class<?> function, Body<V, ?> body) {
    BodyJob<V> job = new BodyJob<>(function, body);
    if (cancellation == null) {
      crew.invoke(job);
    } else {
      cancellation.ensureActive();
      crew.invokeGroup(job, cancellation.signal());
    }
    return job.outcome();
  }

  static void run(Crew crew, @Nullable Cancellation cancellation, Runnable code) {
    Objects.requireNonNull(code, "body");
    call(crew, cancellation, code.getClass(), bodyOf(code));
  }

  /** Runs code and records it; its failure passes, and with it the recording is lost. */
  static Recording record(Crew crew, Runnable code, int capacity) {
    Objects.requireNonNull(code, "body");
    Recorder recorder = new Recorder(capacity);
    BodyJob<Runnable> job = new BodyJob<>(code.getClass(), bodyOf(code));
    crew.observers().record(recorder, job);
    Recording recording = recorder.close();
    job.outcome();
    return recording;
  }

  private static Body<Runnable, RuntimeException> bodyOf(Runnable code) {
    return () -> {
      code.run();
      return code;
    };
  }
}
