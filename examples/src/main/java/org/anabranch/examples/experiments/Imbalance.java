package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.anabranch.core.deque.ChaseLevDeque;
import org.anabranch.examples.Table;

/**
 * What stealing is for: 96 tasks in four blocks of 24 that cost 1, 2, 4 and 8 units, block b on the
 * deque of worker b. Without stealing the last worker has 192 units to do; all together there are
 * 360, so 90 would be ideal. Run on the cores there are, and on four virtual processors.
 */
public final class Imbalance {
  static final int WORKERS = 4;
  static final int BLOCK = 24;
  private static final int UNIT_STEPS = 300_000;
  private static final int CHART_COLUMNS = 96;

  private final int stepsPerUnit;
  private final boolean stealing;
  private final List<ChaseLevDeque<Integer>> deques = new ArrayList<>();
  private final AtomicIntegerArray runs = new AtomicIntegerArray(WORKERS * BLOCK);
  private final int[] tasksOf = new int[WORKERS];
  private final int[] sums = new int[WORKERS];

  /** Tasks that nobody has taken; thieves stop when there are none. */
  private final AtomicInteger left = new AtomicInteger(WORKERS * BLOCK);

  /** What came of one run on real threads. */
  record Outcome(long nanos, List<Integer> tasksPerWorker, int covered) {}

  private Imbalance(int stepsPerUnit, boolean stealing) {
    this.stepsPerUnit = stepsPerUnit;
    this.stealing = stealing;
    for (int worker = 0; worker < WORKERS; worker++) {
      deques.add(ChaseLevDeque.fixed(BLOCK));
    }
  }

  /** What the tasks of each worker cost. */
  static int[][] units() {
    int[][] units = new int[WORKERS][BLOCK];
    for (int block = 0; block < WORKERS; block++) {
      Arrays.fill(units[block], 1 << block);
    }
    return units;
  }

  /** Runs the tasks on threads of their own, which start together. */
  static Outcome onThreads(int stepsPerUnit, boolean stealing) {
    return new Imbalance(stepsPerUnit, stealing).run();
  }

  private Outcome run() {
    CountDownLatch ready = new CountDownLatch(WORKERS);
    CountDownLatch go = new CountDownLatch(1);
    List<Thread> threads = new ArrayList<>();
    for (int worker = 0; worker < WORKERS; worker++) {
      int number = worker;
      threads.add(new Thread(() -> preloadAndWork(number, ready, go)));
    }
    threads.forEach(Thread::start);
    try {
      ready.await();
      long start = System.nanoTime();
      go.countDown();
      for (Thread thread : threads) {
        thread.join();
      }
      long nanos = System.nanoTime() - start;
      int covered = (int) IntStream.range(0, runs.length()).filter(t -> runs.get(t) == 1).count();
      return new Outcome(nanos, Arrays.stream(tasksOf).boxed().toList(), covered);
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted in an experiment", e);
    }
  }

  /** Each worker fills its own deque: only an owner pushes. */
  private void preloadAndWork(int worker, CountDownLatch ready, CountDownLatch go) {
    for (int task = worker * BLOCK; task < (worker + 1) * BLOCK; task++) {
      deques.get(worker).push(task);
    }
    ready.countDown();
    try {
      go.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted in an experiment", e);
    }
    SplittableRandom random = new SplittableRandom(worker);
    while (stealing ? left.get() > 0 : deques.get(worker).size() > 0) {
      Integer task = deques.get(worker).pop();
      if (task == null && stealing) {
        task = deques.get(random.nextInt(WORKERS)).stealer().steal().element();
      }
      if (task != null) {
        left.decrementAndGet();
        runs.incrementAndGet(task);
        tasksOf[worker]++;
        sums[worker] += XorShift.run(task, stepsPerUnit << (task / BLOCK));
      } else {
        Thread.onSpinWait();
      }
    }
  }

  /**
   * Prints both schedules on virtual processors and the times on real ones.
   *
   * @param args the seed of the virtual thieves, 1 if absent, and the steps of a unit, 300,000 if
   *     absent
   */
  public static void main(String[] args) {
    long seed = args.length == 0 ? 1 : Long.parseLong(args[0]);
    int stepsPerUnit = args.length < 2 ? UNIT_STEPS : Integer.parseInt(args[1]);
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    out.println("virtual processors, seed " + seed + "; capitals are stolen tasks");
    for (boolean stealing : new boolean[] {false, true}) {
      List<VirtualWorkers.Ran> schedule = VirtualWorkers.schedule(units(), stealing, seed);
      out.println(name(stealing) + ": " + VirtualWorkers.makespan(schedule) + " units");
      out.print(VirtualWorkers.chart(schedule, WORKERS, CHART_COLUMNS));
    }
    Figure.saveSvg(
        "imbalance",
        Gantt.svg(
            "static",
            VirtualWorkers.schedule(units(), false, seed),
            "stealing, seed " + seed,
            VirtualWorkers.schedule(units(), true, seed),
            WORKERS));
    Table table = new Table("threads", "ms", "tasks per worker", "covered");
    for (boolean stealing : new boolean[] {false, true}) {
      Outcome outcome = onThreads(stepsPerUnit, stealing);
      table.add(
          name(stealing),
          String.format(Locale.ROOT, "%.1f", outcome.nanos() / 1e6),
          outcome.tasksPerWorker().stream().map(n -> "" + n).collect(Collectors.joining("/")),
          outcome.covered() + "/" + WORKERS * BLOCK);
    }
    table.print(out);
  }

  private static String name(boolean stealing) {
    return stealing ? "stealing" : "static";
  }
}
