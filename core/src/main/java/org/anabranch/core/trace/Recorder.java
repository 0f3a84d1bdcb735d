package org.anabranch.core.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.anabranch.core.recording.Recording;
import org.anabranch.core.recording.Recording.Event;
import org.anabranch.core.recording.Recording.Kind;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/** The tracks of all workers that take part in what is recorded. */
public final class Recorder {
  /** How many events of a worker are kept when nobody says otherwise. */
  public static final int DEFAULT_CAPACITY = 1 << 16;

  /** Everything that happens in a process whose property {@code anabranch.trace} names a file. */
  private static final @Nullable Recorder PROCESS = ofProperty();

  private final int capacity;
  private final long start = Shim.nanoTime();
  private final List<Track> tracks = new ArrayList<>();

  /**
   * A recorder without events.
   *
   * @param capacity how many events of each worker are kept, a power of two
   */
  public Recorder(int capacity) {
    this.capacity = capacity;
  }

  /** What records from the start of the process to its end, or null. */
  public static @Nullable Recorder ofProcess() {
    return PROCESS;
  }

  private static @Nullable Recorder ofProperty() {
    String file = System.getProperty("anabranch.trace");
    if (file == null) {
      return null;
    }
    Recorder recorder = new Recorder(DEFAULT_CAPACITY);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> recorder.write(Path.of(file))));
    return recorder;
  }

  private void write(Path file) {
    try {
      close().write(file);
    } catch (IOException e) {
      System.getLogger("org.anabranch")
          .log(System.Logger.Level.WARNING, "the recording could not be written: " + file, e);
    }
  }

  /** The track of a worker that had this one, or none: null when nobody records. */
  public static @Nullable Track track(@Nullable Recorder now, @Nullable Track before) {
    if (now == null) {
      return null;
    }
    return before != null && before.recorder() == now ? before : now.newTrack();
  }

  private synchronized Track newTrack() {
    Track track = new Track(this, tracks.size(), capacity);
    tracks.add(track);
    return track;
  }

  /**
   * Ends the recording. For one thread, once.
   *
   * @return what was recorded
   */
  public synchronized Recording close() {
    long dropped = 0;
    long work = 0;
    long span = 0;
    List<Raw> raw = new ArrayList<>();
    for (Track track : tracks) {
      dropped +=
          track
              .ring()
              .drain(
                  (time, kind, task, other, tag) ->
                      raw.add(new Raw(time - start, track.number(), kind, task, other, tag)));
      work += track.work();
      span = Math.max(span, track.span());
    }
    tracks.clear();
    raw.sort(Comparator.comparingLong(Raw::time));
    return Recording.of(numbered(raw), dropped, work, span);
  }

  /** An event as a ring has it. */
  private record Raw(
      long time, int worker, Kind kind, long task, long other, @Nullable Object tag) {}

  /** The events with small numbers for the tasks, in the order of first appearance. */
  private List<Event> numbered(List<Raw> raw) {
    Map<Long, Integer> numbers = new HashMap<>();
    numbers.put(0L, 0);
    List<Event> events = new ArrayList<>(raw.size());
    for (Raw r : raw) {
      boolean otherIsTask = r.kind() == Kind.FORK || r.kind() == Kind.BEGIN;
      long other = otherIsTask ? number(numbers, r.other()) : r.other();
      int task = number(numbers, r.task());
      String tag =
          r.tag() instanceof Class<?> c ? c.getName() : r.tag() == null ? "" : "" + r.tag();
      events.add(new Event(r.time(), r.worker(), r.kind(), task, other, tag));
    }
    return events;
  }

  private static int number(Map<Long, Integer> numbers, long id) {
    return numbers.computeIfAbsent(id, unknown -> numbers.size());
  }
}
