package org.anabranch.benchmarks.victims;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Fork and join on virtual workers: a discrete-event simulation that counts what thieves do, for as
 * many workers as one likes. Nobody sleeps, and whoever ends the last child of a task goes on with
 * it.
 *
 * <p>A look at an empty deque, a theft, each further task of a larger theft and a fork cost what
 * the constants say, in nanoseconds.
 */
final class StealingSimulation {
  private static final long LOOK = 20;
  private static final long THEFT = 100;
  private static final long FURTHER = 40;
  private static final long FORK = 10;

  /** Where a thief begins to look, and how much it takes. */
  enum Strategy {
    RANDOM_ONE(false, false),
    STICKY_ONE(true, false),
    RANDOM_HALF(false, true),
    STICKY_HALF(true, true);

    private final boolean sticky;
    private final boolean half;

    Strategy(boolean sticky, boolean half) {
      this.sticky = sticky;
      this.half = half;
    }
  }

  /** What came of it: when all was done, how many thefts and looks in vain there were. */
  record Outcome(long nanos, long thefts, long looksInVain) {}

  /** A task: so many children to fork, one after the other, or so much work without any. */
  static final class Task {
    private final @Nullable Task parent;
    private final Shape shape;
    private final int level;
    private final int children;
    private int forked;
    private int open;

    private Task(@Nullable Task parent, Shape shape, int level) {
      this.parent = parent;
      this.shape = shape;
      this.level = level;
      children = shape.children(level);
      open = children;
    }
  }

  /** The tree of tasks. */
  interface Shape {
    /** How many children a task of a level forks. */
    int children(int level);

    /** What a task without children costs. */
    long cost(SplittableRandom random);
  }

  private static final class Worker {
    final int seat;
    final Deque<Task> deque = new ArrayDeque<>();
    @Nullable Task running;
    long now;
    int victim = -1;
    int looked;

    Worker(int seat) {
      this.seat = seat;
    }
  }

  private final Worker[] workers;
  private final Strategy strategy;
  private final SplittableRandom random;
  private long thefts;
  private long looksInVain;
  private boolean done;

  private StealingSimulation(int parallelism, Strategy strategy, long seed) {
    this.strategy = strategy;
    random = new SplittableRandom(seed);
    workers = new Worker[parallelism];
    for (int seat = 0; seat < parallelism; seat++) {
      workers[seat] = new Worker(seat);
    }
  }

  /** Runs a tree from its root on the first worker. */
  static Outcome run(Shape shape, int parallelism, Strategy strategy, long seed) {
    StealingSimulation simulation = new StealingSimulation(parallelism, strategy, seed);
    long end = simulation.run(new Task(null, shape, 0));
    return new Outcome(end, simulation.thefts, simulation.looksInVain);
  }

  private long run(Task root) {
    PriorityQueue<Worker> queue =
        new PriorityQueue<>(
            Comparator.<Worker>comparingLong(worker -> worker.now)
                .thenComparingInt(worker -> worker.seat));
    workers[0].running = root;
    queue.addAll(List.of(workers));
    for (; ; ) {
      Worker next = queue.remove();
      step(next);
      if (done) {
        return next.now;
      }
      queue.add(next);
    }
  }

  private void step(Worker worker) {
    Task task = worker.running;
    if (task == null) {
      worker.running = worker.deque.pollLast();
      if (worker.running == null) {
        lookAtOne(worker);
      }
    } else if (task.forked < task.children - 1) {
      task.forked++;
      worker.deque.addLast(new Task(task, task.shape, task.level + 1));
      worker.now += FORK;
    } else if (task.forked == task.children - 1) {
      task.forked++;
      worker.running = new Task(task, task.shape, task.level + 1);
    } else {
      worker.now += task.children == 0 ? task.shape.cost(random) : 0;
      worker.running = null;
      ended(task);
    }
  }

  private void ended(Task task) {
    Task parent = task.parent;
    while (parent != null && --parent.open == 0) {
      parent = parent.parent;
    }
    done = parent == null;
  }

  private void lookAtOne(Worker thief) {
    if (thief.victim < 0 || thief.looked == workers.length) {
      thief.looked = 0;
      if (!strategy.sticky || thief.victim < 0) {
        thief.victim = random.nextInt(workers.length);
      }
    }
    Worker victim = workers[thief.victim];
    Task task = victim.deque.pollFirst();
    if (task == null) {
      thief.now += LOOK;
      looksInVain++;
      thief.looked++;
      thief.victim = (thief.victim + 1) % workers.length;
      return;
    }
    thefts++;
    thief.now += THEFT;
    thief.looked = strategy.sticky ? 0 : workers.length;
    thief.running = task;
    for (int more = strategy.half ? victim.deque.size() / 2 : 0; more > 0; more--) {
      thief.deque.addLast(victim.deque.removeFirst());
      thief.now += FURTHER;
    }
  }
}
