package org.anabranch.examples.experiments;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import org.anabranch.examples.experiments.ForkJoinProgram.Fork;
import org.anabranch.examples.experiments.ForkJoinProgram.Step;
import org.anabranch.examples.experiments.ForkJoinProgram.Work;

/**
 * A work-stealing pool on virtual processors: replays a {@link ForkJoinProgram} by the rules of the
 * real one, event by event in the order of time, so that a seed gives one result.
 *
 * <p>A worker pushes forks on its deque. A join runs the child if it still lies there; else, while
 * a thief has it, it takes the oldest fork of that thief (which is a part of what it waits for) or
 * waits until there is one. A worker with nothing to do looks at all deques, from a random one on,
 * takes the oldest fork of the first that has some, and else waits for the next fork. All but the
 * first sleep until they are woken: by a fork or a theft, when nobody searches.
 */
final class VirtualPool {

  /** What a fork, an attempt to steal and a wake-up take, in units. */
  record Costs(long fork, long steal, long wake) {}

  /** When everything was done, and how many forks changed hands. */
  record Outcome(long makespan, long steals) {}

  /** A task as it runs. */
  private static final class Frame {
    private final List<Step> steps;
    private final Deque<Frame> unjoined = new ArrayDeque<>();
    private int next;
    private Worker runner;
    private boolean done;

    Frame(ForkJoinProgram program, Worker runner) {
      steps = program.steps();
      this.runner = runner;
    }
  }

  private static final class Worker {
    private final int number;
    private final Deque<Frame> deque = new ArrayDeque<>();
    private final Deque<Frame> running = new ArrayDeque<>();

    /** Who waits for a task of this worker, and may go on when it forks or ends one. */
    private final List<Worker> waiters = new ArrayList<>();

    private long time;

    Worker(int number) {
      this.number = number;
    }
  }

  private final Costs costs;
  private final SplittableRandom random;
  private final List<Worker> workers = new ArrayList<>();
  private final PriorityQueue<Worker> awake =
      new PriorityQueue<>(
          Comparator.<Worker>comparingLong(worker -> worker.time)
              .thenComparingInt(worker -> worker.number));

  /** Who searched in vain; the next fork is for the one that waits longest. */
  private final Deque<Worker> idle = new ArrayDeque<>();

  private int woken = 1;
  private int searching;
  private long steals;

  private VirtualPool(int processors, Costs costs, long seed) {
    this.costs = costs;
    random = new SplittableRandom(seed);
    for (int number = 0; number < processors; number++) {
      workers.add(new Worker(number));
    }
  }

  /** Runs a program on so many processors. */
  static Outcome run(ForkJoinProgram program, int processors, Costs costs, long seed) {
    if (costs.steal() < 1) {
      throw new IllegalArgumentException("attempts to steal must take time: " + costs);
    }
    return new VirtualPool(processors, costs, seed).run(program);
  }

  private Outcome run(ForkJoinProgram program) {
    Worker first = workers.get(0);
    Frame root = new Frame(program, first);
    first.running.push(root);
    awake.add(first);
    while (!root.done) {
      Worker worker = awake.remove();
      act(worker).add(worker);
    }
    return new Outcome(first.time, steals);
  }

  /**
   * What a worker does next; its time moves on by what that takes.
   *
   * @return where the worker is kept until it acts again
   */
  private Collection<Worker> act(Worker worker) {
    Frame frame = worker.running.peek();
    if (frame == null) {
      return search(worker);
    }
    if (frame.next < frame.steps.size()) {
      return step(worker, frame, frame.steps.get(frame.next));
    }
    frame.done = true;
    worker.running.pop();
    searching += worker.running.isEmpty() ? 1 : 0;
    releaseWaiters(worker);
    return awake;
  }

  private Collection<Worker> step(Worker worker, Frame frame, Step step) {
    if (step instanceof Work work) {
      worker.time += work.units();
      frame.next++;
      return awake;
    }
    if (step instanceof Fork fork) {
      fork(worker, frame, new Frame(fork.child(), worker));
      return awake;
    }
    return join(worker, frame);
  }

  private void fork(Worker worker, Frame frame, Frame child) {
    worker.deque.addLast(child);
    frame.unjoined.push(child);
    frame.next++;
    worker.time += costs.fork();
    releaseWaiters(worker);
    if (idle.isEmpty()) {
      wakeOne(worker.time);
    } else {
      release(idle.remove(), worker.time);
    }
  }

  private Collection<Worker> join(Worker worker, Frame frame) {
    Frame child = frame.unjoined.getFirst();
    if (child.done) {
      frame.unjoined.pop();
      frame.next++;
    } else if (worker.deque.peekLast() == child) {
      worker.deque.removeLast();
      worker.running.push(child);
    } else if (!steal(worker, child.runner)) {
      return child.runner.waiters;
    }
    return awake;
  }

  /** Looks at the deques of all who are awake, from a random one on. */
  private Collection<Worker> search(Worker worker) {
    int start = random.nextInt(woken);
    Worker victim = worker;
    for (int i = 0; i < woken && victim.deque.isEmpty(); i++) {
      victim = workers.get((start + i) % woken);
    }
    if (!steal(worker, victim)) {
      return idle;
    }
    searching--;
    wakeOne(worker.time);
    return awake;
  }

  private boolean steal(Worker thief, Worker victim) {
    thief.time += costs.steal();
    Frame stolen = victim.deque.pollFirst();
    if (stolen == null) {
      return false;
    }
    steals++;
    stolen.runner = thief;
    thief.running.push(stolen);
    return true;
  }

  private void releaseWaiters(Worker worker) {
    worker.waiters.forEach(waiting -> release(waiting, worker.time));
    worker.waiters.clear();
  }

  private void release(Worker waiting, long now) {
    waiting.time = Math.max(waiting.time, now);
    awake.add(waiting);
  }

  private void wakeOne(long now) {
    if (searching == 0 && woken < workers.size()) {
      Worker sleeper = workers.get(woken++);
      sleeper.time = now + costs.wake();
      searching++;
      awake.add(sleeper);
    }
  }
}
