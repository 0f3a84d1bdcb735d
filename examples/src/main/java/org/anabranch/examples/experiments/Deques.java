package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
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
   * @param workers how many, the owner and all thieves
   * @param nanos how long it took
   * @param byOwner how many tasks the owner ran itself
   * @param sum over the results of all tasks
   * @param latency nanoseconds from the push of a task to its begin, of each sixteenth task
   */
  record Outcome(int workers, long nanos, long byOwner, double sum, Histogram latency) {}

  private final TaskDeque deque;
  private final Task work;
  private final Integer[] tasks;
  private final long[] pushedAt;
  private final AtomicInteger thievesReady = new AtomicInteger();
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
    while (thievesReady.get() < workers - 1) {
      Thread.onSpinWait();
    }
    long start = System.nanoTime();
    owner.own();
    Threads.join(threads);
    long nanos = System.nanoTime() - start;
    double sum = owner.sum;
    for (Taker thief : thieves) {
      sum += thief.sum;
      owner.latency.add(thief.latency);
    }
    return new Outcome(workers, nanos, owner.taken, sum, owner.latency);
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
      thievesReady.incrementAndGet();
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

  /** What a thief needs for each of so many tasks that lie on another's deque. */
  static long theftNanos(int tasks) {
    TaskDeque deque = TaskDeque.Kind.CHASE_LEV.create();
    for (int task = 0; task < tasks; task++) {
      deque.push(task);
    }
    long[] nanos = new long[1];
    Thread thief =
        new Thread(
            () -> {
              long start = System.nanoTime();
              for (int left = tasks; left > 0; ) {
                left -= deque.steal() == null ? 0 : 1;
              }
              nanos[0] = System.nanoTime() - start;
            });
    thief.start();
    Threads.join(List.of(thief));
    return nanos[0] / tasks;
  }

  /** Of some rounds, in which the deques take turns, the one in the middle. */
  static Map<TaskDeque.Kind, Outcome> median(Task work, int count, int workers, int rounds) {
    Map<TaskDeque.Kind, List<Outcome>> outcomes = new EnumMap<>(TaskDeque.Kind.class);
    for (int round = 0; round < rounds; round++) {
      for (TaskDeque.Kind kind : TaskDeque.Kind.values()) {
        outcomes.computeIfAbsent(kind, k -> new ArrayList<>()).add(run(kind, work, count, workers));
      }
    }
    Map<TaskDeque.Kind, Outcome> median = new EnumMap<>(TaskDeque.Kind.class);
    outcomes.forEach(
        (kind, all) -> {
          all.sort(Comparator.comparingLong(Outcome::nanos));
          median.put(kind, all.get(all.size() / 2));
        });
    return median;
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
    Figure figure = new Figure("deques");
    for (Task work : Task.values()) {
      out.println(count + " tasks, each " + work.text + "; latency in ns from push to begin");
      Table table =
          new Table("workers", "million/s", "stolen", "median", "99 %", "99.9 %", "most", "deque");
      median(work, count, 1, 3); // compiled before it counts
      List<Map<TaskDeque.Kind, Outcome>> outcomes = new ArrayList<>();
      for (int workers = 1; workers <= most; workers++) {
        Map<TaskDeque.Kind, Outcome> median = median(work, count, workers, rounds);
        median.forEach((kind, outcome) -> row(table, kind, count, outcome));
        outcomes.add(median);
      }
      table.print(out);
      DequeFigure.draw(figure, "tasks: " + work.text, count, outcomes);
    }
    figure.save();
  }

  private static void row(Table table, TaskDeque.Kind kind, int count, Outcome outcome) {
    table.add(
        "" + outcome.workers(),
        String.format(Locale.ROOT, "%.2f", count * 1e3 / outcome.nanos()),
        String.format(Locale.ROOT, "%.1f %%", 100.0 * (count - outcome.byOwner()) / count),
        "" + outcome.latency().getValueAtPercentile(50),
        "" + outcome.latency().getValueAtPercentile(99),
        "" + outcome.latency().getValueAtPercentile(99.9),
        "" + outcome.latency().getMaxValue(),
        kind.toString());
  }
}
