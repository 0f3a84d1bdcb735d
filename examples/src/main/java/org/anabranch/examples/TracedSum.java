package org.anabranch.examples;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.anabranch.core.ForkTask;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.core.recording.Recording;
import org.anabranch.core.recording.Recording.Event;

/**
 * A sum by fork and join, step by step: who split what, who stole what, and a picture of it.
 *
 * <p>The recording knows tasks by numbers. Which part of the array each has follows from the shape
 * of the program: a task forks its right half and runs its left half itself.
 */
public final class TracedSum {
  private static final int LEAVES = 8;
  private static final int COLUMNS = 60;

  private TracedSum() {}

  /** The sum of a part of an array. */
  private static final class SumTask extends ForkTask<Long> {
    private final int[] numbers;
    private final Part part;

    SumTask(int[] numbers, Part part) {
      this.numbers = numbers;
      this.part = part;
    }

    @Override
    protected Long compute() {
      if (part.isLeaf()) {
        return IntStream.range(part.from(numbers), part.to(numbers))
            .mapToLong(i -> numbers[i])
            .sum();
      }
      SumTask left = new SumTask(numbers, part.left());
      SumTask right = new SumTask(numbers, part.right());
      fork(right);
      return left.invoke() + join(right);
    }
  }

  /** Leaves {@code first} to {@code last}, which are called a, b, c ... */
  private record Part(int first, int last) {
    static final Part WHOLE = new Part(0, LEAVES - 1);

    boolean isLeaf() {
      return first == last;
    }

    Part left() {
      return new Part(first, (first + last) / 2);
    }

    Part right() {
      return new Part((first + last) / 2 + 1, last);
    }

    int from(int[] numbers) {
      return (int) ((long) numbers.length * first / LEAVES);
    }

    int to(int[] numbers) {
      return (int) ((long) numbers.length * (last + 1) / LEAVES);
    }

    char letter() {
      return (char) ('a' + first);
    }

    @Override
    public String toString() {
      return isLeaf() ? "" + letter() : letter() + ".." + (char) ('a' + last);
    }
  }

  /** Records the sum of numbers in a pool; fails if it is wrong. */
  static Recording record(WorkStealingPool pool, int[] numbers) {
    long[] sum = new long[1];
    Recording recording = pool.record(() -> sum[0] = pool.invoke(new SumTask(numbers, Part.WHOLE)));
    if (sum[0] != Arrays.stream(numbers).asLongStream().sum()) {
      throw new IllegalStateException("the sum is not " + sum[0]);
    }
    return recording;
  }

  /** Which part each task has. */
  private static Map<Integer, Part> parts(Recording recording) {
    Map<Integer, Part> parts = new HashMap<>();
    for (Event event : recording.events()) {
      Part parent = parts.get((int) event.other());
      switch (event.kind()) {
        case FORK -> parts.put(event.task(), parent == null ? Part.WHOLE : parent.right());
        case BEGIN -> {
          if (event.tag().equals(SumTask.class.getName())) {
            parts.putIfAbsent(event.task(), parent == null ? Part.WHOLE : parent.left());
          }
        }
        default -> {}
      }
    }
    return parts;
  }

  /** What happened to the parts, a line for each event. */
  static List<String> story(Recording recording) {
    Map<Integer, Part> parts = parts(recording);
    List<String> story = new ArrayList<>();
    for (Event event : recording.events()) {
      Part part = parts.get(event.task());
      if (part != null) {
        String what =
            switch (event.kind()) {
              case FORK -> "forks " + part + ", a half of " + parts.get((int) event.other());
              case BEGIN -> "begins " + part;
              case END -> "ends " + part;
              case STEAL -> "steals " + part + " from worker " + event.other();
              case WAIT -> "waits for " + part;
              case JOIN -> "goes on after " + part;
              case PARK -> "sleeps";
            };
        story.add("worker " + event.worker() + " " + what);
      }
    }
    return story;
  }

  /** A row for each worker, with the leaf that it runs, as time goes by from left to right. */
  static String picture(Recording recording, int columns) {
    Map<Integer, Part> parts = parts(recording);
    Map<Integer, char[]> rows = new TreeMap<>();
    Map<Integer, Deque<Event>> running = new HashMap<>();
    List<Event> events =
        recording.events().stream().filter(e -> parts.containsKey(e.task())).toList();
    long start = events.get(0).nanos();
    long end = events.get(events.size() - 1).nanos() + 1;
    for (Event event : events) {
      Deque<Event> stack = running.computeIfAbsent(event.worker(), w -> new ArrayDeque<>());
      switch (event.kind()) {
        case BEGIN -> stack.push(event);
        case END -> {
          Event begin = stack.pop();
          Part part = parts.get(event.task());
          if (part != null && part.isLeaf()) {
            char[] row =
                rows.computeIfAbsent(event.worker(), w -> ".".repeat(columns).toCharArray());
            int from = column(begin.nanos() - start, end - start, columns);
            int to = column(event.nanos() - start, end - start, columns);
            Arrays.fill(row, from, to + 1, part.letter());
          }
        }
        default -> {}
      }
    }
    StringBuilder picture = new StringBuilder();
    rows.forEach((worker, row) -> picture.append(worker).append(' ').append(row).append('\n'));
    return picture.toString();
  }

  private static int column(long time, long end, int columns) {
    return (int) (time * columns / end);
  }

  /**
   * Prints the story of one sum on two workers.
   *
   * @param args how many numbers, 4,000,000 if absent
   */
  public static void main(String[] args) {
    int[] numbers =
        IntStream.range(0, args.length == 0 ? 4_000_000 : Integer.parseInt(args[0])).toArray();
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      Recording recording = record(pool, numbers);
      story(recording).forEach(System.out::println);
      System.out.print(picture(recording, COLUMNS));
      System.out.print(recording.summary());
    }
  }
}
