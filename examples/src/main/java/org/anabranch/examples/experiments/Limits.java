package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;
import java.util.stream.LongStream;
import org.anabranch.Par;
import org.anabranch.core.ForkTask;
import org.anabranch.core.PoolStatistics;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.examples.Table;

/**
 * Where stealing does not help: even load, calls of a few microseconds, threads that write to one
 * cache line, and tasks that block.
 */
public final class Limits {
  private static final int WAITS = 8;

  private Limits() {}

  /** Tasks of equal cost, as many for each worker: what each way takes, in units. */
  static long evenLoad(boolean stealing, long seed) {
    int[][] units = new int[Imbalance.WORKERS][Imbalance.BLOCK];
    for (int[] block : units) {
      Arrays.fill(block, 1);
    }
    return VirtualWorkers.makespan(VirtualWorkers.schedule(units, stealing, seed));
  }

  /** Two halves of some random steps, one of them forked. */
  static final class Halves extends ForkTask<Integer> {
    private final int steps;

    Halves(int steps) {
      this.steps = steps;
    }

    @Override
    protected Integer compute() {
      ForkTask<Integer> other =
          new ForkTask<>() {
            @Override
            protected Integer compute() {
              return XorShift.run(2, steps / 2);
            }
          };
      fork(other);
      return XorShift.run(1, steps / 2) ^ join(other);
    }

    /** The same on one thread. */
    static int serial(int steps) {
      return XorShift.run(1, steps / 2) ^ XorShift.run(2, steps / 2);
    }
  }

  /** Bodies that wait, with or without saying so; how long all of them took. */
  static long waitInTasks(WorkStealingPool pool, int bodies, Runnable wait, boolean declared) {
    long start = System.nanoTime();
    Runnable[] tasks = new Runnable[bodies];
    Arrays.fill(tasks, declared ? declared(wait) : wait);
    pool.run(() -> Par.invoke(tasks));
    return System.nanoTime() - start;
  }

  private static Runnable declared(Runnable wait) {
    return () ->
        WorkStealingPool.blocking(
            () -> {
              wait.run();
              return true;
            });
  }

  /**
   * Prints the four cases.
   *
   * @param args how many workers, 2 if absent, then how many increments each thread makes, ten
   *     million if absent, for how many milliseconds a body waits, 50 if absent, and how many short
   *     calls are made, 200 if absent
   */
  public static void main(String[] args) {
    int workers = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    int increments = args.length > 1 ? Integer.parseInt(args[1]) : 10_000_000;
    int millis = args.length > 2 ? Integer.parseInt(args[2]) : 50;
    int calls = args.length > 3 ? Integer.parseInt(args[3]) : 200;
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    Figure figure = new Figure("limits");
    out.println("even load on four virtual processors, 24 tasks of one unit each");
    out.println("static " + evenLoad(false, 1) + " units, stealing " + evenLoad(true, 1));
    out.println();
    try (WorkStealingPool pool = WorkStealingPool.create(workers)) {
      printShortCalls(pool, calls, out, figure);
      out.println();
      printFalseSharing(workers, increments, out, figure);
      out.println();
      printWaits(pool, millis, out, figure);
    }
    figure.save();
  }

  private static void printShortCalls(
      WorkStealingPool pool, int calls, PrintWriter out, Figure figure) {
    List<Double> lengths = new ArrayList<>();
    List<Double> speedUps = new ArrayList<>();
    out.println("one fork in a call of so many steps, median of " + calls + " calls");
    Table table = new Table("steps", "serial us", "forked us", "speed-up", "stolen of " + calls);
    medianMicros(calls, () -> Halves.serial(1_000)); // compiled before it counts
    medianMicros(calls, () -> pool.invoke(new Halves(1_000)));
    for (int steps : new int[] {100, 1_000, 10_000, 100_000, 300_000}) {
      double serial = medianMicros(calls, () -> Halves.serial(steps));
      PoolStatistics before = pool.statistics();
      double forked = medianMicros(calls, () -> pool.invoke(new Halves(steps)));
      lengths.add(serial);
      speedUps.add(serial / forked);
      table.add(
          "" + steps,
          number(serial),
          number(forked),
          number(serial / forked),
          "" + pool.statistics().since(before).steals());
    }
    table.print(out);
    Figure.Panel chart =
        figure.panel(
            Figure.Kind.LOG_CURVES,
            "one fork in a call",
            "serial call (us)",
            "times as fast as serial");
    chart.curve("one half forked", Figure.Color.OURS, lengths, speedUps);
    chart.curve("serial", Figure.Color.PLAIN, lengths, Collections.nCopies(lengths.size(), 1.0));
  }

  /** The median time of a call; all results of a call must be the same. */
  private static double medianMicros(int calls, IntSupplier call) {
    int expected = call.getAsInt();
    long[] nanos = new long[calls];
    for (int i = 0; i < calls; i++) {
      long start = System.nanoTime();
      int result = call.getAsInt();
      nanos[i] = System.nanoTime() - start;
      if (result != expected) {
        throw new IllegalStateException("a call returned " + result + ", not " + expected);
      }
    }
    Arrays.sort(nanos);
    return nanos[calls / 2] / 1e3;
  }

  private static void printFalseSharing(
      int threads, int increments, PrintWriter out, Figure figure) {
    List<String> distances = new ArrayList<>();
    List<Double> millis = new ArrayList<>();
    out.println(threads + " threads count to " + increments + ", each in an element of its own");
    Table table = new Table("longs apart", "best of five, ms");
    for (int apart : new int[] {1, 2, 4, 8, FalseSharing.PADDED}) {
      long best =
          LongStream.range(0, 5)
              .map(i -> FalseSharing.count(threads, increments, apart).nanos())
              .min()
              .orElseThrow();
      table.add("" + apart, number(best / 1e6));
      distances.add("" + apart);
      millis.add(best / 1e6);
    }
    table.print(out);
    Figure.Panel chart =
        figure.panel(
            Figure.Kind.BARS,
            threads + " threads, each with a counter of its own",
            "counters are so many longs apart",
            "time (ms)");
    chart.bars(increments + " increments", Figure.Color.PLAIN, distances, millis);
  }

  private static void printWaits(
      WorkStealingPool pool, int millis, PrintWriter out, Figure figure) {
    List<String> ways = new ArrayList<>();
    List<Double> times = new ArrayList<>();
    out.println(WAITS + " bodies wait " + millis + " ms each, " + pool.parallelism() + " workers");
    Table table = new Table("bodies", "ms", "waits in a row");
    for (boolean declared : List.of(false, true)) {
      double took = waitInTasks(pool, WAITS, () -> Threads.sleep(millis), declared) / 1e6;
      ways.add(declared ? "say that they block" : "just block");
      times.add(took);
      table.add(ways.get(ways.size() - 1), number(took), number(took / millis));
    }
    table.print(out);
    Figure.Panel chart =
        figure.panel(
            Figure.Kind.BARS,
            WAITS + " bodies that wait " + millis + " ms, " + pool.parallelism() + " workers",
            "bodies",
            "time (ms)");
    chart.bars("all bodies", Figure.Color.OURS, ways, times);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
