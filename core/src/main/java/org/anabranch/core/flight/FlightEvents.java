package org.anabranch.core.flight;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;
import jdk.jfr.Timespan;
import org.jspecify.annotations.Nullable;

/** The events. Nothing but {@link Flight} mentions this class, and only where it can be loaded. */
@SuppressWarnings("UnusedVariable") // Flight Recorder reads the fields
final class FlightEvents {
  private FlightEvents() {}

  /** Being called loads the class; whether somebody records may change. */
  static void prepare() {
    isOn();
  }

  static boolean isOn() {
    return FlightRecorder.isInitialized();
  }

  static Flight.Call call() {
    CallEvent event = new CallEvent();
    event.begin();
    return event;
  }

  static void slept(String pool, long nanos) {
    ParkEvent event = new ParkEvent();
    if (event.shouldCommit()) {
      event.pool = pool;
      event.slept = nanos;
      event.commit();
    }
  }

  static void failed(String pool, Class<?> function, Throwable thrown) {
    FailureEvent event = new FailureEvent();
    if (event.shouldCommit()) {
      event.pool = pool;
      event.function = function;
      event.thrown = thrown.getClass();
      event.commit();
    }
  }

  @Name("org.anabranch.Call")
  @Label("Call")
  @Category("Anabranch")
  @Description("A call that took long, on the thread of its caller or that of a submission")
  @Threshold("1 ms")
  private static final class CallEvent extends Event implements Flight.Call {
    @Label("Pool")
    private @Nullable String pool;

    @Label("Function")
    private @Nullable Class<?> function;

    @Label("Thrown")
    private @Nullable Class<?> thrown;

    @Override
    public void ended(String ofPool, Class<?> ofFunction, @Nullable Throwable failure) {
      end();
      if (shouldCommit()) {
        pool = ofPool;
        function = ofFunction;
        thrown = failure == null ? null : failure.getClass();
        commit();
      }
    }
  }

  @Name("org.anabranch.Park")
  @Label("Park")
  @Category("Anabranch")
  @Description("A worker has slept for long; the event stands where it woke")
  @StackTrace(false)
  private static final class ParkEvent extends Event {
    @Label("Pool")
    private @Nullable String pool;

    @Label("Slept")
    @Timespan(Timespan.NANOSECONDS)
    private long slept;
  }

  @Name("org.anabranch.FailedTask")
  @Label("Failed Task")
  @Category("Anabranch")
  @Description("A task threw, and its failure is on the way to who joins it")
  private static final class FailureEvent extends Event {
    @Label("Pool")
    private @Nullable String pool;

    @Label("Function")
    private @Nullable Class<?> function;

    @Label("Thrown")
    private @Nullable Class<?> thrown;
  }
}
