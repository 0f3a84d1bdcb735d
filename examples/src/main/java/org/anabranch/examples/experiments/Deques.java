package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.anabranch.examples.Table;

/**
 * What does a lock cost a deque? One worker pushes and pops tasks of its own, all others steal
 * them: through a lock, from textbook deques whose indices share a cache line or do not, and from
 * the library's. Tasks are empty, or multiply a tile of two matrices.
 */
public final class Deques {
  private static final int BATCH = 64;
  private static final int SAMPLED = 16;
  private static final int SIDE = 8;

  /** What a task does; the sum over all tasks shows that each ran once. */
  enum Task {
    EMPTY("empty") {
      @Override
      double run(int number) {
        return number;
      }
    },
    TILE("tile of 8 x 8") {
      @Override
      double run(int number) {
        double sum = 0;
        for (int row = 0; row < SIDE; row++) {
          for (int column = 0; column < SIDE; column++) {
            double cell = 0;
            for (int k = 0; k < SIDE; k++) {
              cell += (row + k + (number & 7)) * (double) (column - k);
            }
            sum += cell;
          }
        }
        return sum;
      }
    };

    private final String text;

    Task(String text) {
      this.text = text;
    }

    abstract double run(int number);
  }

  /**
   * One run.
   *
   * @param nanos how long it took
   * @param byOwner how many tasks the owner ran itself
   * @param sum over the results of all tasks
   * @param latency nanoseconds from the push of a task to its begin, of each sixteenth task
   */
  record Outcome(long nanos, long byOwner, double sum, Histogram latency) {}

  private final TaskDeque deque;
  private final Task work;
  private final Integer[] tasks;
  private final long[] pushedAt;
  private volatile boolean drained;

  private Deques(TaskDeque.Kind kind, Task work, int count) {
    deque = kind.create();
    this.work = work;
    tasks = new Integer[count];
    for (int task = 0; task < count; task++) {
      tasks[task] = task;
    }
    pushedAt = new long[count / SAMPLED + 1];
  }

  /** Runs so many tasks with an owner and {@code workers - 1} thieves. */
  static Outcome run(TaskDeque.Kind kind, Task work, int count, int workers) {
    return new Deques(kind, work, count).run(workers);
  }

  private Outcome run(int workers) {
    List<Taker> thieves = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int thief = 1; thief < workers; thief++) {
      Taker taker = new Taker();
      thieves.add(taker);
      threads.add(new Thread(taker::steal));
    }
    Taker owner = new Taker();
    threads.forEach(Thread::start);
    long start = System.nanoTime();
    owner.own();
    Threads.join(threads);
    long nanos = System.nanoTime() - start;
    double sum = owner.sum;
    for (Taker thief : thieves) {
      sum += thief.sum;
      owner.latency.add(thief.latency);
    }
    return new Outcome(nanos, owner.taken, sum, owner.latency);
  }

  /** One thread's share: the tasks it ran, what they gave, how long they had waited. */
  private final class Taker {
    private final Histogram latency = new Histogram(3);
    private double sum;
    private long taken;

    void own() {
      for (int next = 0; next < tasks.length; ) {
        int end = Math.min(next + BATCH, tasks.length);
        for (; next < end; next++) {
          if (next % SAMPLED == 0) {
            pushedAt[next / SAMPLED] = System.nanoTime();
          }
          deque.push(tasks[next]);
        }
        for (Integer task = deque.pop(); task != null; task = deque.pop()) {
          take(task);
        }
      }
      drained = true;
    }

    @SuppressWarnings("ThreadPriorityCheck") // there may be more thieves than processors
    void steal() {
      while (!drained) {
        Integer task = deque.steal();
        if (task == null) {
          Thread.yield();
        } else {
          take(task);
        }
      }
    }

    private void take(int task) {
      if (task % SAMPLED == 0) {
        latency.recordValue(System.nanoTime() - pushedAt[task / SAMPLED]);
      }
      sum += work.run(task);
      taken++;
    }
  }

  /** The fastest of some rounds, in which the deques take turns. */
  static Map<TaskDeque.Kind, Outcome> fastest(Task work, int count, int workers, int rounds) {
    Map<TaskDeque.Kind, Outcome> fastest = new EnumMap<>(TaskDeque.Kind.class);
    for (int round = 0; round < rounds; round++) {
      for (TaskDeque.Kind kind : TaskDeque.Kind.values()) {
        fastest.merge(
            kind,
            run(kind, work, count, workers),
            (best, next) -> next.nanos() < best.nanos() ? next : best);
      }
    }
    return fastest;
  }

  /**
   * Prints throughput and latency for all deques.
   *
   * @param args how many tasks, 200,000 if absent, then the most workers, 8 if absent, and how many
   *     rounds, 5 if absent
   */
  public static void main(String[] args) {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 200_000;
    int most = args.length > 1 ? Integer.parseInt(args[1]) : 8;
    int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 5;
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    for (Task work : Task.values()) {
      out.println(count + " tasks, each " + work.text + "; latency in ns from push to begin");
      Table table =
          new Table("workers", "million/s", "stolen", "median", "99 %", "99.9 %", "most", "deque");
      fastest(work, count, 1, 2); // compiled before it counts
      for (int workers = 1; workers <= most; workers++) {
        for (Map.Entry<TaskDeque.Kind, Outcome> e :
            fastest(work, count, workers, rounds).entrySet()) {
          row(table, e.getKey(), workers, count, e.getValue());
        }
      }
      table.print(out);
    }
  }

  private static void row(
      Table table, TaskDeque.Kind kind, int workers, int count, Outcome outcome) {
    table.add(
        "" + workers,
        String.format(Locale.ROOT, "%.2f", count * 1e3 / outcome.nanos()),
        String.format(Locale.ROOT, "%.1f %%", 100.0 * (count - outcome.byOwner()) / count),
        "" + outcome.latency().getValueAtPercentile(50),
        "" + outcome.latency().getValueAtPercentile(99),
        "" + outcome.latency().getValueAtPercentile(99.9),
        "" + outcome.latency().getMaxValue(),
        kind.toString());
  }
}
