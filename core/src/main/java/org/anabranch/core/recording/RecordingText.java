package org.anabranch.core.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.anabranch.core.recording.Recording.Event;
import org.anabranch.core.recording.Recording.Kind;

/** The text form of a recording, which {@code docs/recorder.md} describes. */
final class RecordingText {
  private static final String TITLE = "# anabranch recording 1";
  private static final String DROPPED = "# dropped ";
  private static final String WORK = "# work ";
  private static final String SPAN = "# span ";
  private static final int HEAD = 4;
  private static final int FIELDS = 6;

  private RecordingText() {}

  static Stream<String> lines(Recording recording) {
    Stream<String> head =
        Stream.of(
            TITLE, DROPPED + recording.dropped(), WORK + recording.work(), SPAN + recording.span());
    return Stream.concat(head, recording.events().stream().map(RecordingText::line));
  }

  private static String line(Event event) {
    return event.nanos()
        + " "
        + event.worker()
        + " "
        + event.kind()
        + " "
        + event.task()
        + " "
        + event.other()
        + " "
        + event.tag().replace('\n', ' ').replace('\r', ' ');
  }

  static Recording parse(List<String> lines) {
    if (lines.size() < HEAD || !lines.get(0).equals(TITLE)) {
      throw new IllegalArgumentException("not a recording: the first line must be " + TITLE);
    }
    List<Event> events = new ArrayList<>(lines.size());
    for (String line : lines.subList(HEAD, lines.size())) {
      events.add(event(line));
    }
    return Recording.of(
        events, head(lines.get(1), DROPPED), head(lines.get(2), WORK), head(lines.get(3), SPAN));
  }

  private static long head(String line, String name) {
    if (!line.startsWith(name)) {
      throw new IllegalArgumentException("not a recording: expected " + name + "but found " + line);
    }
    return Long.parseLong(line.substring(name.length()));
  }

  private static Event event(String line) {
    String[] parts = line.split(" ", FIELDS);
    if (parts.length != FIELDS) {
      throw new IllegalArgumentException("not an event: " + line);
    }
    return new Event(
        Long.parseLong(parts[0]),
        Integer.parseInt(parts[1]),
        Kind.valueOf(parts[2]),
        Integer.parseInt(parts[3]),
        Long.parseLong(parts[4]),
        parts[5]);
  }
}
