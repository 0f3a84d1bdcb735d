package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * A call that forks and joins, on the real engine: a caller, and workers in the loop they live in,
 * who steal, help, sleep and are woken.
 *
 * <p>Whatever the schedule, every task runs once, what a join returns from has ended, a thread that
 * waits runs nothing but descendants of what it waits for, and at the end all workers sleep.
 */
abstract class ForkScenario implements Scenario {
  /** So long that who waits for a body may fall asleep over it. */
  private static final int STEPS_OF_A_BODY = 8;

  /** So often others have moved before a body gives up waiting for them. */
  private static final int PATIENCE = 1_000;

  private final int helpers;
  private final boolean seated;
  private final long keepAlive;
  private final List<Node> nodes = new ArrayList<>();

  /** For each thread the task it runs or waits for, innermost on top. */
  private final Map<Thread, Deque<Node>> within = new HashMap<>();

  /**
   * A scenario.
   *
   * @param helpers how many workers there are beside the caller
   * @param seated whether they are there from the start, rather than started when they are wanted
   * @param keepAlive after how long they end
   */
  ForkScenario(int helpers, boolean seated, long keepAlive) {
    this.helpers = helpers;
    this.seated = seated;
    this.keepAlive = keepAlive;
  }

  ForkScenario(int helpers) {
    this(helpers, true, Long.MAX_VALUE);
  }

  /** In which order a task joins what it forked. */
  enum Joins {
    NEWEST_FIRST,
    OLDEST_FIRST,
    NONE
  }

  /** A task that forks others. */
  final class Node extends Job {
    private final String name;
    private final Joins joins;
    private final boolean meets;
    private final List<Node> children;
    private @Nullable Node parent;
    private int begun;
    private int written;

    Node(String name, Joins joins, boolean meets, List<Node> children) {
      this.name = name;
      this.joins = joins;
      this.meets = meets;
      this.children = children;
      children.forEach(child -> child.parent = this);
      nodes.add(this);
    }

    @Override
    protected @Nullable Class<?> functionClass() {
      return null;
    }

    @Override
    protected void exec() {
      begin();
      Worker worker = Current.running();
      for (Node child : children) {
        worker.fork(child);
      }
      for (int i = 0; i < STEPS_OF_A_BODY; i++) {
        Shim.step();
      }
      for (int turn = 0; meets && nodes.stream().anyMatch(this::misses); turn++) {
        assertTrue(turn < PATIENCE, () -> this + " waits in vain");
        Shim.spin();
      }
      for (int i = 0; joins != Joins.NONE && i < children.size(); i++) {
        join(worker, children.get(joins == Joins.OLDEST_FIRST ? i : children.size() - 1 - i));
      }
      written = 1;
      pathOfThisThread().pop();
    }

    private void begin() {
      begun++;
      Deque<Node> path = pathOfThisThread();
      Node around = path.peek();
      assertTrue(around == null || isWithin(around), () -> this + " runs within " + around);
      path.push(this);
    }

    private void join(Worker worker, Node child) {
      pathOfThisThread().push(child);
      worker.join(child);
      pathOfThisThread().pop();
      assertEquals(1, child.written, () -> child + " has ended");
      assertNull(child.failure());
    }

    private boolean misses(Node node) {
      return node.begun == 0 && node.isWithin(this);
    }

    private boolean isWithin(Node ancestor) {
      Node node = this;
      while (node != null && node != ancestor) {
        node = node.parent;
      }
      return node != null;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** The tasks of one run, the root of the call last. */
  abstract Node tasks();

  Node joining(String name, Node... children) {
    return new Node(name, Joins.NEWEST_FIRST, false, List.of(children));
  }

  Node joiningOldestFirst(String name, Node... children) {
    return new Node(name, Joins.OLDEST_FIRST, false, List.of(children));
  }

  Node leaving(String name, Node... children) {
    return new Node(name, Joins.NONE, false, List.of(children));
  }

  /** Goes on only when all below it have begun; while it waits, others must run them. */
  Node meeting(String name, Node... children) {
    return new Node(name, Joins.NEWEST_FIRST, true, List.of(children));
  }

  private Deque<Node> pathOfThisThread() {
    return within.computeIfAbsent(Thread.currentThread(), thread -> new ArrayDeque<>());
  }

  @Override
  public void prepare(Interleaving run) {
    nodes.clear();
    within.clear();
    Crew crew =
        new Crew(
            new CrewSettings("forks", helpers + 1, keepAlive, 0, 0, List.of(), run::newThread));
    Node root = tasks();
    run.thread(
        "caller",
        () -> {
          Current.set(null);
          crew.invoke(root);
          root.rethrowFailure();
          checkAllRan();
        });
    for (int i = 0; seated && i < helpers; i++) {
      Worker worker = new Worker(crew, false);
      worker.sit(crew.seats().takeForThread(worker, helpers));
      run.idler("worker " + i, () -> new WorkLoop(crew, worker, false, false).run());
    }
    run.afterwards(
        () -> {
          checkAllRan();
          assertFalse(crew.sleepers().anySearching(), "nobody searches");
          if (seated) {
            assertEquals(helpers, crew.sleepers().idle(), "workers that sleep");
          }
        });
  }

  private void checkAllRan() {
    for (Node node : nodes) {
      assertEquals(1, node.begun, () -> node + " ran once");
      assertTrue(node.isEnded(), () -> node + " has ended");
    }
  }

  @Override
  public String toString() {
    return getClass().getSimpleName();
  }
}
