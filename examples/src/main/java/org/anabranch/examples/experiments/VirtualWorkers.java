package org.anabranch.examples.experiments;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Workers with deques on virtual processors: a discrete-event simulation, so that a schedule for
 * four workers can be looked at on a machine with two.
 *
 * <p>A worker takes the newest task of its own deque; without one it may steal the oldest of a
 * random victim that has some. Taking costs nothing, a task costs its units. Events are taken in
 * the order of time, those of one moment in the order of workers, so a seed gives one schedule.
 */
final class VirtualWorkers {

  /** A task as it ran: whose it was, who ran it, from when to when. */
  record Ran(int task, int owner, int worker, long from, long to) {
    boolean isStolen() {
      return owner != worker;
    }
  }

  private record Task(int number, int owner, int units) {}

  private final List<Deque<Task>> deques = new ArrayList<>();
  private final SplittableRandom random;
  private final boolean stealing;
  private final List<Ran> schedule = new ArrayList<>();

  private VirtualWorkers(int[][] units, boolean stealing, long seed) {
    this.stealing = stealing;
    random = new SplittableRandom(seed);
    int number = 0;
    for (int owner = 0; owner < units.length; owner++) {
      Deque<Task> deque = new ArrayDeque<>();
      for (int cost : units[owner]) {
        deque.addLast(new Task(number++, owner, cost));
      }
      deques.add(deque);
    }
  }

  /**
   * The schedule of tasks that lie on their workers' deques at the start.
   *
   * @param units what the tasks of each worker cost
   * @param stealing whether workers without tasks steal
   * @param seed decides about the victims
   */
  static List<Ran> schedule(int[][] units, boolean stealing, long seed) {
    VirtualWorkers workers = new VirtualWorkers(units, stealing, seed);
    workers.run();
    return List.copyOf(workers.schedule);
  }

  /** When the last task ends. */
  static long makespan(List<Ran> schedule) {
    return schedule.stream().mapToLong(Ran::to).max().orElse(0);
  }

  private void run() {
    long[] freeAt = new long[deques.size()];
    boolean[] done = new boolean[deques.size()];
    for (int worker = earliest(freeAt, done); worker >= 0; worker = earliest(freeAt, done)) {
      Task task = take(worker);
      if (task == null) {
        done[worker] = true;
      } else {
        long from = freeAt[worker];
        freeAt[worker] = from + task.units();
        schedule.add(new Ran(task.number(), task.owner(), worker, from, freeAt[worker]));
      }
    }
  }

  private static int earliest(long[] freeAt, boolean[] done) {
    int found = -1;
    for (int worker = 0; worker < freeAt.length; worker++) {
      if (!done[worker] && (found < 0 || freeAt[worker] < freeAt[found])) {
        found = worker;
      }
    }
    return found;
  }

  /** The newest own task, else the oldest of a victim; null when there is none. */
  private @Nullable Task take(int worker) {
    Task own = deques.get(worker).pollLast();
    if (own != null || !stealing) {
      return own;
    }
    List<Deque<Task>> victims = deques.stream().filter(deque -> !deque.isEmpty()).toList();
    return victims.isEmpty() ? null : victims.get(random.nextInt(victims.size())).pollFirst();
  }

  /** A line for each worker and a column for each few units; stolen tasks are in capitals. */
  static String chart(List<Ran> schedule, int workers, int columns) {
    long end = makespan(schedule);
    StringBuilder text = new StringBuilder();
    for (int worker = 0; worker < workers; worker++) {
      char[] line = new char[columns];
      Arrays.fill(line, '.');
      for (Ran ran : schedule) {
        if (ran.worker() == worker) {
          char mark = (char) ((ran.isStolen() ? 'A' : 'a') + ran.owner());
          int to = (int) ((ran.to() * columns + end - 1) / end);
          Arrays.fill(line, (int) (ran.from() * columns / end), to, mark);
        }
      }
      text.append(worker).append(' ').append(line).append('\n');
    }
    return text.toString();
  }
}
