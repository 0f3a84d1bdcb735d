package org.anabranch.benchmarks.report;

import java.util.List;
import org.anabranch.benchmarks.report.Budget.Comparison;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of forks, tasks and short jobs. */
final class PoolBudgets extends Budgets {
  PoolBudgets() {
    forks();
    tasks();
    shortJobs();
  }

  // ---- ForkJoinOverheadBenchmark ----

  private static Line fork(String method, int p, String root) {
    return Line.of(Suite.FORK_JOIN, method, "p", p, "root", root);
  }

  private void forks() {
    add(
        "fork(child) and join(child), one worker, against the JDK's pool",
        Kind.RATIO,
        0.6,
        compare("", fork("par", 1, "pool"), "forkJoin"));
    add(
        "child.fork() and child.join(), one worker, against the JDK's pool",
        Kind.RATIO,
        0.85,
        compare("", fork("parFamiliar", 1, "pool"), "forkJoin"));
    add(
        "the same from a guest",
        Kind.RATIO,
        1.2,
        compare("", fork("parFamiliar", 1, "guest"), "forkJoin"));
    add(
        "joinInt, one worker, against plain recursion",
        Kind.RATIO,
        3.0,
        each(root -> compare(root, fork("parJoinInt", 1, root), "loop"), "guest", "pool"));
    for (String method : List.of("par", "parFamiliar")) {
      add(
          method.equals("par")
              ? "fork(child), two workers, against one"
              : "child.fork(), two workers, against one",
          Kind.SPEEDUP,
          1.6,
          each(
              root -> new Comparison(root, fork(method, 2, root), List.of(fork(method, 1, root))),
              "guest",
              "pool"));
    }
  }

  // ---- ThousandTasksBenchmark ----

  private void tasks() {
    Line shortTasks = Line.of(Suite.THOUSAND_TASKS, "par", "tasks", "1000x4us");
    Line longTasks = shortTasks.with("tasks", "1000x400us");
    Line tinyTasks = shortTasks.with("tasks", "1000000x4ns");
    add("1,000 tasks of 4 us, against serial", Kind.SPEEDUP, 1.65, compare("", shortTasks, "loop"));
    add(
        "1,000 tasks of 4 us, against the parallel stream",
        Kind.SPEEDUP,
        1.0,
        compare("", shortTasks, "parallelStream"));
    add(
        "1,000 tasks of 400 us, against serial",
        Kind.SPEEDUP,
        1.95,
        compare("", longTasks, "loop"));
    add(
        "1,000,000 elements of 4 ns, against serial",
        Kind.SPEEDUP,
        1.4,
        compare("", tinyTasks, "loop"));
  }

  // ---- ShortJobBenchmark ----

  private static Line job(String method, Object micros, int pause) {
    return Line.of(Suite.SHORT_JOB, method, "micros", micros, "pauseMicros", pause);
  }

  private void shortJobs() {
    for (String method : List.of("par", "parForRange")) {
      String name = method.equals("par") ? "forEach" : "forRange";
      for (int pause : new int[] {0, 1000}) {
        add(
            name
                + " over 2 to 20 us, "
                + (pause == 0 ? "back to back" : "after 1 ms")
                + ", adds, us",
            Kind.ADDED,
            1.5,
            each(us -> compare(us + " us", job(method, us, pause), "loop"), 2, 5, 10, 20));
      }
      add(
          name + " over 50 us, helper awake",
          Kind.SPEEDUP,
          1.5,
          compare("", job(method, 50, 0), "loop"));
      add(
          name + " over 100 us, helper awake",
          Kind.SPEEDUP,
          1.7,
          compare("", job(method, 100, 0), "loop"));
      add(
          name + " over 30 us and more, after 1 ms idle, against the loop",
          Kind.SPEEDUP,
          0.95,
          each(us -> compare(us + " us", job(method, us, 1000), "loop"), 50, 100, 300));
    }
  }
}
