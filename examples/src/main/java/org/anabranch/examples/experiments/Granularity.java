package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.anabranch.Par;
import org.anabranch.core.ForkAction;
import org.anabranch.core.PoolStatistics;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.core.sharing.RunStatistics;
import org.anabranch.core.sharing.WorkSharingPool;
import org.anabranch.examples.Table;

/**
 * How small may tasks be? A thousand tasks run as a loop, on a pool that shares one locked queue,
 * on a pool that steals, one fork for each task, and by {@code Par.forEach}: with long tasks, with
 * tasks a hundred times shorter, and with tasks a thousand times shorter.
 */
public final class Granularity {
  private static final int TASKS = 1_000;
  private static final int QUEUE = 256;
  private static final int ROUNDS = 5;
  private static final int SHORT_ROUNDS = 50;

  /** One way to run all tasks: what they computed, in nanoseconds, and who ran how many. */
  record Outcome(String name, List<Integer> results, long nanos, String tasksPerWorker) {
    Outcome(String name, int[] results, long nanos, String tasksPerWorker) {
      this(name, Arrays.stream(results).boxed().toList(), nanos, tasksPerWorker);
    }
  }

  private final int tasks;
  private final int steps;

  Granularity(int tasks, int steps) {
    this.tasks = tasks;
    this.steps = steps;
  }

  /** All ways with so many workers, by turns; of each the fastest of some rounds. */
  List<Outcome> run(int workers, int rounds) {
    List<Outcome> best = new ArrayList<>();
    try (WorkSharingPool sharing = new WorkSharingPool(workers, QUEUE);
        WorkStealingPool stealing = WorkStealingPool.create(workers)) {
      for (int round = 0; round < rounds; round++) {
        List<Outcome> next = List.of(serial(), shared(sharing), forked(stealing), byLoop(stealing));
        for (int way = 0; way < next.size(); way++) {
          if (round == 0) {
            best.add(next.get(way));
          } else if (next.get(way).nanos() < best.get(way).nanos()) {
            best.set(way, next.get(way));
          }
        }
      }
    }
    return best;
  }

  private Outcome serial() {
    int[] results = new int[tasks];
    long start = System.nanoTime();
    for (int task = 0; task < tasks; task++) {
      results[task] = XorShift.run(task, steps);
    }
    return new Outcome("serial", results, System.nanoTime() - start, "" + tasks);
  }

  private Outcome shared(WorkSharingPool pool) {
    int[] results = new int[tasks];
    RunStatistics statistics = pool.run(tasks, task -> results[task] = XorShift.run(task, steps));
    String perWorker =
        statistics.tasksPerWorker().stream().map(String::valueOf).collect(Collectors.joining("/"));
    return new Outcome("WorkSharingPool", results, statistics.wall().toNanos(), perWorker);
  }

  private Outcome forked(WorkStealingPool pool) {
    int[] results = new int[tasks];
    PoolStatistics before = pool.statistics();
    long start = System.nanoTime();
    pool.invoke(new Forker(results, steps));
    long nanos = System.nanoTime() - start;
    String perWorker =
        pool.statistics().since(before).workers().stream()
            .map(worker -> "" + worker.jobs())
            .collect(Collectors.joining("/"));
    return new Outcome("a fork each", results, nanos, perWorker);
  }

  private Outcome byLoop(WorkStealingPool pool) {
    int[] results = new int[tasks];
    Thread[] runners = new Thread[tasks];
    long start = System.nanoTime();
    pool.run(
        () ->
            Par.forEach(
                0,
                tasks,
                task -> {
                  results[task] = XorShift.run(task, steps);
                  runners[task] = Thread.currentThread();
                }));
    long nanos = System.nanoTime() - start;
    String perThread =
        Arrays.stream(runners)
            .collect(Collectors.groupingBy(Thread::getName, TreeMap::new, Collectors.counting()))
            .values()
            .stream()
            .map(String::valueOf)
            .collect(Collectors.joining("/"));
    return new Outcome("Par.forEach", results, nanos, perThread);
  }

  /** Forks a child for each task and leaves it to the end of the body to join them. */
  private static final class Forker extends ForkAction {
    private final int[] results;
    private final int steps;

    Forker(int[] results, int steps) {
      this.results = results;
      this.steps = steps;
    }

    @Override
    protected void compute() {
      for (int task = 0; task < results.length; task++) {
        fork(new One(results, task, steps));
      }
    }
  }

  /** One task. */
  private static final class One extends ForkAction {
    private final int[] results;
    private final int task;
    private final int steps;

    One(int[] results, int task, int steps) {
      this.results = results;
      this.task = task;
      this.steps = steps;
    }

    @Override
    protected void compute() {
      results[task] = XorShift.run(task, steps);
    }
  }

  /**
   * Prints the best of five rounds for long tasks, of fifty for short ones.
   *
   * @param args how many workers, else as many as there are processors
   */
  public static void main(String[] args) {
    int workers =
        args.length > 0 ? Integer.parseInt(args[0]) : Runtime.getRuntime().availableProcessors();
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    Figure figure = new Figure("granularity");
    Figure.Panel chart =
        figure.panel(
            Figure.Kind.BARS,
            TASKS + " tasks, " + workers + " workers",
            "way",
            "times as fast as the loop");
    for (int steps : new int[] {200_000, 2_000, 200}) {
      out.println(TASKS + " tasks of " + steps + " steps, " + workers + " workers");
      int rounds = steps < 10_000 ? SHORT_ROUNDS : ROUNDS;
      List<Outcome> best = new Granularity(TASKS, steps).run(workers, rounds);
      print(best, out);
      chart.bars(
          String.format(Locale.ROOT, "%,d steps each", steps),
          color(steps),
          best.stream().map(Outcome::name).toList(),
          best.stream().map(outcome -> (double) best.get(0).nanos() / outcome.nanos()).toList());
    }
    figure.save();
  }

  private static Figure.Color color(int steps) {
    return switch (steps) {
      case 200_000 -> Figure.Color.PLAIN;
      case 2_000 -> Figure.Color.OURS;
      default -> Figure.Color.FIRST;
    };
  }

  private static void print(List<Outcome> outcomes, PrintWriter out) {
    Table table = new Table("way", "ms", "speed-up", "tasks per worker");
    for (Outcome outcome : outcomes) {
      table.add(
          outcome.name(),
          String.format(Locale.ROOT, "%.2f", outcome.nanos() / 1e6),
          String.format(Locale.ROOT, "%.2f", (double) outcomes.get(0).nanos() / outcome.nanos()),
          outcome.tasksPerWorker());
    }
    table.print(out);
  }
}
