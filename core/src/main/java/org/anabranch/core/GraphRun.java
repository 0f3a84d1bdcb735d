package org.anabranch.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.anabranch.core.shim.Shim;
import org.anabranch.core.trace.TaskTrace;
import org.anabranch.core.trace.Track;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Failures;
import org.anabranch.core.worker.FunctionMemory;
import org.anabranch.core.worker.InPlace;
import org.anabranch.core.worker.Tickets;
import org.anabranch.core.worker.UnjoinedForks;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * The running of a {@link TaskGraph}, one run after the other in the same memory.
 *
 * <p><b>Invariant.</b> A node is ready when the last node before it has ended and counted its
 * counter down to nothing; that thread adds it to the ready ones. The counters carry what a node
 * wrote to those after it.
 */
final class GraphRun extends Tickets {
  private final List<String> names;
  private final Runnable[] bodies;
  private final GraphShape shape;
  private final ReadySet ready;

  /** How many nodes before each have not ended. */
  private final AtomicIntegerArray left; // G3

  /** Whether a node before it failed or was skipped; written before the counter is lowered. */
  private final boolean[] skipped;

  private final @Nullable Throwable[] failures;
  private volatile boolean failed; // G4

  /** Of the last run, if it was recorded. */
  private @Nullable NodeTimes times;

  /** The classes of the bodies, each once. */
  private final List<Class<?>> functions;

  GraphRun(List<String> names, Runnable[] bodies, GraphShape shape) {
    super(bodies.length);
    this.names = names;
    this.bodies = bodies;
    this.shape = shape;
    ready = new ReadySet(bodies.length);
    left = new AtomicIntegerArray(bodies.length);
    skipped = new boolean[bodies.length];
    failures = new Throwable[bodies.length];
    functions = distinctClasses(bodies);
  }

  private static List<Class<?>> distinctClasses(Runnable[] bodies) {
    List<Class<?>> classes = new ArrayList<>();
    for (Runnable body : bodies) {
      if (!classes.contains(body.getClass())) {
        classes.add(body.getClass());
      }
    }
    return classes;
  }

  /** Runs every node; for one thread at a time. */
  void run(Crew crew) {
    if (bodies.length == 0) {
      return;
    }
    int sources = prepare();
    try {
      run(crew, sources, FunctionMemory.insideInitialiser(functions));
    } catch (CancellationException e) {
      if (!failed) {
        throw e;
      } // else a node failed before, and that counts
    }
    if (failed) {
      throw Failures.sneak(winner());
    }
  }

  /** Everything as before the first run; returns how many nodes are ready. */
  private int prepare() {
    ready.clear();
    times = null;
    if (failed) {
      failed = false;
      Arrays.fill(failures, null);
    }
    int sources = 0;
    for (int node = 0; node < bodies.length; node++) {
      int before = shape.predecessors[node];
      left.setPlain(node, before); // G3
      skipped[node] = false;
      if (before == 0) {
        ready.add(shape.ranks[node]);
        sources++;
      }
    }
    return sources;
  }

  @Override
  protected Class<?> functionClass() {
    return bodies[shape.nodes[0]].getClass();
  }

  @Override
  protected int runUnit(Worker worker) {
    int node = shape.nodes[ready.take()];
    boolean fails = skipped[node];
    if (!fails) {
      Throwable thrown = runNode(worker, node);
      if (thrown != null && worker.engagement().isCancellation(thrown)) {
        throw Failures.sneak(thrown);
      }
      if (thrown != null) {
        failures[node] = thrown;
        failed = true;
        fails = true;
      }
    } else if (times != null) {
      times.skipped(node);
    }
    return release(node, fails);
  }

  private @Nullable Throwable runNode(Worker worker, int node) {
    NodeTimes recorded = times;
    if (recorded == null) {
      return runBody(worker, bodies[node]);
    }
    TaskTrace trace = recorded.begin(worker.track(), node, names.get(node));
    try {
      return runBody(worker, bodies[node]);
    } finally {
      recorded.ended(node, trace);
    }
  }

  @Override
  protected void begins(@Nullable Track track) {
    TaskTrace root = track == null ? null : track.running();
    times = root == null ? null : new NodeTimes(root, bodies.length);
  }

  @Override
  protected void ends(@Nullable Track track) {
    TaskTrace root = track == null ? null : track.running();
    if (root != null && times != null) {
      root.reach(times.end());
    }
  }

  /** The critical path of the last run; empty when it was not recorded as a whole. */
  List<CriticalPath.Node> criticalPath() {
    return times == null ? List.of() : times.path(shape, names);
  }

  /** Runs a body and what it left unjoined; returns what it threw. */
  private static @Nullable Throwable runBody(Worker worker, Runnable body) {
    try {
      body.run();
      InPlace.joinSince(worker.current(), null);
      return null;
    } catch (Throwable thrown) {
      return UnjoinedForks.abandon(worker, worker.current(), null, thrown);
    }
  }

  /** A node has ended: returns how many of those after it are ready by that. */
  private int release(int node, boolean fails) {
    int released = 0;
    for (int s = shape.first(node); s < shape.end(node); s++) {
      int next = shape.successor(s);
      if (fails) {
        skipped[next] = true;
      }
      if (times != null) {
        times.follows(node, next);
      }
      Shim.step();
      if (left.decrementAndGet(next) == 0) {
        ready.add(shape.ranks[next]);
        released++;
      }
    }
    return released;
  }

  /** The failure of the lowest node, with the names of those skipped and the other failures. */
  private Throwable winner() {
    Failures all = new Failures();
    List<String> failedNames = new ArrayList<>();
    List<Throwable> others = new ArrayList<>();
    for (int node = 0; node < bodies.length; node++) {
      Throwable thrown = failures[node];
      if (thrown != null) {
        failures[node] = null;
        if (failedNames.isEmpty()) {
          all.add(thrown);
        } else {
          others.add(thrown);
        }
        failedNames.add(names.get(node));
      }
    }
    failed = false;
    List<String> skippedNames = skippedNames();
    if (!skippedNames.isEmpty()) {
      all.add(new SkippedNodesException(failedNames, skippedNames));
    }
    others.forEach(all::add);
    return Objects.requireNonNull(all.winner());
  }

  private List<String> skippedNames() {
    List<String> skippedNames = new ArrayList<>();
    for (int node = 0; node < bodies.length; node++) {
      if (skipped[node]) {
        skippedNames.add(names.get(node));
      }
    }
    return skippedNames;
  }
}
