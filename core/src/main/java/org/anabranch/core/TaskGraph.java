package org.anabranch.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;

/**
 * Named pieces of work, some of which have to wait for others: built once, run as often as you
 * like.
 *
 * <pre>{@code
 * TaskGraph frame =
 *     TaskGraph.builder()
 *         .node("input", this::readInput)
 *         .node("physics", this::moveBodies)
 *         .node("sound", this::mixSound)
 *         .node("draw", this::draw)
 *         .before("input", "physics", "sound")
 *         .after("draw", "physics")
 *         .build();
 * frame.run(pool);
 * }</pre>
 *
 * <p>No thread waits for a node: a thread that has run one counts down those after it, goes on with
 * one that became ready, and offers the others to thieves. Of ready nodes that with the highest
 * priority runs first, by default the one with the longest path of nodes still to come; with
 * parallelism 1 the order is the same in every run. What a node wrote is visible to the nodes after
 * it. Nodes may fork, and may call everything that works in a pool; what they leave unjoined is
 * joined before the nodes after them begin.
 *
 * <p>When a node throws, the nodes that depend on it are skipped and all others run; then the run
 * throws the exception of the failed node that was declared first. Attached to it as suppressed are
 * a {@link SkippedNodesException} that names the skipped nodes, and other failures. The next run
 * begins afresh.
 *
 * <p>With work W, and a longest path of work S, a run takes W/P + O(S) expected time on P threads,
 * and no memory but one small object, whatever the number of nodes.
 */
public final class TaskGraph {
  private final List<String> names;
  private final GraphShape shape;
  private final GraphRun graphRun;
  private final AtomicBoolean running = new AtomicBoolean(); // G5

  private TaskGraph(List<String> names, Runnable[] bodies, GraphShape shape) {
    this.names = names;
    this.shape = shape;
    graphRun = new GraphRun(names, bodies, shape);
  }

  /**
   * A graph to describe.
   *
   * @return a builder without nodes
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Runs every node once, on the calling thread and its helpers, and returns when all have ended.
   *
   * @param pool who runs them
   * @throws IllegalStateException if the graph is running already
   * @throws RejectedExecutionException if the pool is closed
   */
  public void run(WorkStealingPool pool) {
    run(pool.crew());
  }

  /**
   * Runs every node once in the current pool: that whose call encloses this one, else the common
   * one.
   *
   * @throws IllegalStateException if the graph is running already
   */
  public void run() {
    run(Current.crew());
  }

  private void run(Crew crew) {
    enter();
    try {
      graphRun.run(crew);
    } finally {
      running.set(false);
    }
  }

  private void enter() {
    if (!running.compareAndSet(false, true)) { // G5
      throw new IllegalStateException(
          "the graph is running already; build another one to run both");
    }
  }

  /**
   * The critical path of the last run, if {@link WorkStealingPool#record} recorded it: which chain
   * of nodes took longest, and how long each.
   *
   * @return the path
   * @throws IllegalStateException if the graph is running or has no nodes, or its last run was not
   *     recorded as a whole
   */
  public CriticalPath criticalPath() {
    enter();
    try {
      CriticalPath path = new CriticalPath(graphRun.criticalPath());
      if (path.nodes().isEmpty()) {
        throw new IllegalStateException(
            "the last run of the graph was not recorded: put it into pool.record(...)");
      }
      return path;
    } finally {
      running.set(false);
    }
  }

  /**
   * The names of the nodes.
   *
   * @return them, in the order in which they were declared
   */
  public List<String> nodes() {
    return names;
  }

  @Override
  public String toString() {
    return "TaskGraph(nodes="
        + names.size()
        + ", edges="
        + shape.edges()
        + ", longestPath="
        + shape.longestPath()
        + ")";
  }

  /** Collects the nodes and edges of a graph, in any order. Not for several threads at once. */
  public static final class Builder {
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<Runnable> bodies = new ArrayList<>();
    private final List<String> from = new ArrayList<>();
    private final List<String> to = new ArrayList<>();
    private final Map<String, Long> priorities = new LinkedHashMap<>();

    private Builder() {}

    /**
     * Declares a node.
     *
     * @param name its name
     * @param body what it does
     * @return this builder
     * @throws IllegalArgumentException if there is a node of that name
     */
    public Builder node(String name, Runnable body) {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(body, "body");
      if (numbers.putIfAbsent(name, bodies.size()) != null) {
        throw new IllegalArgumentException("there are two nodes of this name: " + name);
      }
      bodies.add(body);
      return this;
    }

    /**
     * Declares that a node ends before others begin.
     *
     * @param name the name of the first
     * @param later the names of those that wait for it
     * @return this builder
     */
    public Builder before(String name, String... later) {
      for (String other : later) {
        edge(name, other);
      }
      return this;
    }

    /**
     * Declares that a node begins after others have ended.
     *
     * @param name the name of the node that waits
     * @param earlier the names of those it waits for
     * @return this builder
     */
    public Builder after(String name, String... earlier) {
      for (String other : earlier) {
        edge(other, name);
      }
      return this;
    }

    private void edge(String first, String second) {
      from.add(Objects.requireNonNull(first, "name"));
      to.add(Objects.requireNonNull(second, "name"));
    }

    /**
     * Prefers a node: of the nodes that are ready, one with the highest priority runs first, and of
     * those the one with the longest path of nodes still to come. Default: 0.
     *
     * @param name the name of the node
     * @param priority any number
     * @return this builder
     */
    public Builder priority(String name, long priority) {
      priorities.put(Objects.requireNonNull(name, "name"), priority);
      return this;
    }

    /**
     * Makes the graph.
     *
     * @return a graph that has not run; later changes of this builder do not touch it
     * @throws IllegalArgumentException if an edge or a priority names a node that was not declared,
     *     or the edges form a cycle, which the message shows
     */
    public TaskGraph build() {
      long[] weights = new long[bodies.size()];
      priorities.forEach((name, priority) -> weights[number(name)] = priority);
      List<String> names = List.copyOf(numbers.keySet());
      GraphShape shape = new GraphShape(names, numbers(from), numbers(to), weights);
      return new TaskGraph(names, bodies.toArray(new Runnable[0]), shape);
    }

    private int[] numbers(List<String> ofNames) {
      return ofNames.stream().mapToInt(this::number).toArray();
    }

    private int number(String name) {
      Integer number = numbers.get(name);
      if (number == null) {
        throw new IllegalArgumentException("there is no node of this name: " + name);
      }
      return number;
    }
  }
}
