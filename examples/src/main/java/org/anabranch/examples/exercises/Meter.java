package org.anabranch.examples.exercises;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Counts what tasks do as if there were a processor for each: the units of all together (work), the
 * units on the longest chain of tasks that wait for each other (span), forks, and the units of the
 * leaves. Everything runs on one thread, a child when it is joined, so that the figures depend on
 * the program alone.
 *
 * <p>A strand is a task with its own time: a child's begins at that of its parent's fork, and a
 * join moves the parent's on to the child's end if that is later.
 */
final class Meter {
  private static final ThreadLocal<@Nullable Meter> CURRENT = new ThreadLocal<>();

  private final long limit;
  private long work;
  private long forks;
  private long leaves;
  private long unitsOfLeaves;
  private Strand strand = new Strand(0);

  /** Thrown when a program counts so much that it may never end. */
  static final class Runaway extends RuntimeException {
    private static final long serialVersionUID = 1;

    Runaway(String message) {
      super(message);
    }
  }

  private static final class Strand {
    private final Deque<MeteredJob> unjoined = new ArrayDeque<>();
    private long time;
    private long units;
    private boolean forked;

    Strand(long start) {
      time = start;
    }
  }

  /** A meter that stops a program after so many units or forks. */
  Meter(long limit) {
    this.limit = limit;
  }

  /** That of the program which runs on this thread. */
  static Meter current() {
    Meter meter = CURRENT.get();
    if (meter == null) {
      throw new IllegalStateException("fork and join outside of a counted run");
    }
    return meter;
  }

  /** Lets the tasks of a program be counted here. */
  void during(Runnable program) {
    CURRENT.set(this);
    try {
      program.run();
    } finally {
      CURRENT.remove();
    }
  }

  void unit() {
    strand.time++;
    strand.units++;
    if (++work > limit) {
      throw new Runaway("more than " + limit + " accesses");
    }
  }

  void fork(MeteredJob child) {
    child.begin(strand.time);
    strand.unjoined.addLast(child);
    strand.forked = true;
    if (++forks > limit) {
      throw new Runaway("more than " + limit + " forks");
    }
  }

  void join(MeteredJob child) {
    if (strand.unjoined.remove(child)) {
      run(child);
    }
    strand.time = Math.max(strand.time, child.end());
  }

  /** Runs a task where its invoker stands. */
  void invoke(MeteredJob task) {
    task.begin(strand.time);
    run(task);
    strand.time = task.end();
  }

  private void run(MeteredJob job) {
    Strand waiting = strand;
    strand = new Strand(job.start());
    job.exec();
    while (!strand.unjoined.isEmpty()) {
      join(strand.unjoined.getLast());
    }
    if (!strand.forked) {
      leaves++;
      unitsOfLeaves += strand.units;
    }
    job.ended(strand.time);
    strand = waiting;
  }

  long work() {
    return work;
  }

  long span() {
    return strand.time;
  }

  long forks() {
    return forks;
  }

  long unitsPerLeaf() {
    return leaves == 0 ? 0 : unitsOfLeaves / leaves;
  }
}
