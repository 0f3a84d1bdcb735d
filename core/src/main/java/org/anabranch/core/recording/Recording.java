package org.anabranch.core.recording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What the workers of a pool did while they were recorded: who forked, ran, stole and waited for
 * what, and when; with the work and the span of it. Made by {@code WorkStealingPool.record}, or
 * read from the file that the system property {@code anabranch.trace} named.
 */
public final class Recording {
  private final List<Event> events;
  private final long dropped;
  private final long work;
  private final long span;

  /** What happened. */
  public enum Kind {
    /** The other task forked the task. */
    FORK,
    /** The task begins, as a part of the other one. */
    BEGIN,
    /** The task ends. */
    END,
    /** The worker takes the task from another worker. */
    STEAL,
    /** The worker waits for the task, which another runs; for several if none is named. */
    WAIT,
    /** The wait is over. */
    JOIN,
    /** The worker falls asleep, and sleeps so long. */
    PARK
  }

  /**
   * One event.
   *
   * @param nanos when, since the recording began
   * @param worker who, numbered in the order in which they joined in
   * @param kind what
   * @param task which task, numbered from 1 in the order of first appearance; 0 for none
   * @param other as the kind says: a task or 0 for none, a worker or -1 for one that is not
   *     recorded, a time in nanoseconds
   * @param tag what a beginning task is: the class of its function or the name of a graph's node;
   *     else empty
   */
  public record Event(long nanos, int worker, Kind kind, int task, long other, String tag) {}

  Recording(List<Event> events, long dropped, long work, long span) {
    this.events = events;
    this.dropped = dropped;
    this.work = work;
    this.span = span;
  }

  /**
   * A recording of given events.
   *
   * @param events what happened, in the order of time
   * @param dropped how many older events are missing
   * @param work the time that tasks ran
   * @param span the longest chain of it
   * @return the recording
   */
  public static Recording of(List<Event> events, long dropped, long work, long span) {
    return new Recording(List.copyOf(events), dropped, work, span);
  }

  /**
   * Reads a recording from a file.
   *
   * @param file the file
   * @return the recording
   * @throws IOException if it cannot be read
   * @throws IllegalArgumentException if it is not a recording
   */
  public static Recording read(Path file) throws IOException {
    return RecordingText.parse(Files.readAllLines(file));
  }

  /**
   * Writes the recording in the form that {@link #read} reads.
   *
   * @param file where to
   * @throws IOException if it cannot be written
   */
  public void write(Path file) throws IOException {
    Files.write(file, RecordingText.lines(this).toList());
  }

  /**
   * Everything that was kept, in the order of time.
   *
   * @return the events
   */
  public List<Event> events() {
    return events;
  }

  /**
   * How many of the oldest events had to make room, over all workers.
   *
   * @return the number
   */
  public long dropped() {
    return dropped;
  }

  /**
   * How many events of a kind were kept.
   *
   * @param kind the kind
   * @return their number
   */
  public long count(Kind kind) {
    return events.stream().filter(event -> event.kind() == kind).count();
  }

  /**
   * The time that tasks ran, without waiting, summed over all workers.
   *
   * @return the work in nanoseconds, dropped events included
   */
  public long work() {
    return work;
  }

  /**
   * The longest chain of work in which each part had to wait for the one before: the time that no
   * number of workers could have gone below. Of several calls, that of the longest.
   *
   * @return the span in nanoseconds, dropped events included
   */
  public long span() {
    return span;
  }

  /**
   * The recording in a few lines: workers, events of each kind, work and span.
   *
   * @return text for people
   */
  public String summary() {
    Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    for (Event event : events) {
      counts.merge(event.kind(), 1L, Long::sum);
    }
    long workers = events.stream().mapToInt(Event::worker).distinct().count();
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT, "%d workers, %d events, %d dropped%n", workers, events.size(), dropped));
    counts.forEach((kind, count) -> text.append(String.format("%s %d%n", kind, count)));
    double ratio = span == 0 ? 0 : (double) work / span;
    text.append(
        String.format(
            Locale.ROOT, "work %d ns, span %d ns, parallelism %.1f%n", work, span, ratio));
    return text.toString();
  }
}
