package org.anabranch.core.worker;

import org.anabranch.core.flight.Flight;
import org.anabranch.core.trace.Recorder;
import org.anabranch.core.trace.Track;
import org.jspecify.annotations.Nullable;

/** Who watches what a crew does: the stall report, and whoever records. */
public final class Observers {
  private final Crew crew;
  private final @Nullable StallWatch stalls;
  private volatile @Nullable Recorder recorder = Recorder.ofProcess(); // R3

  Observers(Crew crew, long stallNanos) {
    this.crew = crew;
    Flight.prepare();
    stalls = stallNanos > 0 ? new StallWatch(crew, stallNanos) : null;
  }

  /** Whether anybody is to be told of every call. */
  public boolean areWatching() {
    return stalls != null || recorder != null || Flight.isOn();
  }

  /** The calling thread begins a call, as this worker. */
  void opened(Worker worker) {
    if (stalls != null) {
      stalls.opened(worker);
    }
  }

  /** The calling thread's call has ended. */
  void closed(Worker worker) {
    if (stalls != null) {
      stalls.closed(worker);
    }
  }

  /**
   * Where a worker writes that wrote there before; null when nobody records, or there is no memory
   * for it: the worker may hold a job that it must not lose.
   */
  @Nullable Track track(@Nullable Track before) {
    try {
      return Recorder.track(recorder, before);
    } catch (OutOfMemoryError e) {
      return null;
    }
  }

  /**
   * Runs a job as {@link Crew#invoke} does and records what the workers do meanwhile.
   *
   * @param by who records; until then whoever records the process
   * @param job what to run
   * @throws IllegalStateException if the crew is being recorded already
   */
  public void record(Recorder by, Job job) {
    Recorder before = Recorder.ofProcess();
    synchronized (this) {
      if (recorder != before) {
        throw new IllegalStateException("the pool is being recorded already");
      }
      recorder = by;
    }
    Worker inside = Current.worker();
    Worker here = inside != null && inside.crew() == crew ? inside : null;
    try {
      if (here != null) {
        here.findTrack();
      }
      crew.invoke(job);
    } finally {
      recorder = before;
      if (here != null) {
        here.findTrack();
      }
    }
  }
}
