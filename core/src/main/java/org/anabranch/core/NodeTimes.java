package org.anabranch.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import org.anabranch.core.trace.TaskTrace;
import org.anabranch.core.trace.Track;
import org.jspecify.annotations.Nullable;

/**
 * Where on the longest chain of work the nodes of one recorded run of a graph began and ended: a
 * node begins where the last node before it ended, and ends after the span of its own work.
 *
 * <p>A node's times are written by the thread that runs it. The counters of the run carry them to
 * the nodes after it, and its end to the caller.
 */
final class NodeTimes {
  private final TaskTrace run;
  private final AtomicLongArray starts; // G6
  private final long[] ends;
  private volatile boolean incomplete; // G6

  NodeTimes(TaskTrace run, int nodes) {
    this.run = run;
    ends = new long[nodes];
    long[] start = new long[nodes];
    Arrays.fill(start, run.position());
    starts = new AtomicLongArray(start);
  }

  /** A node begins; null when the thread that runs it is not recorded. */
  @Nullable TaskTrace begin(@Nullable Track track, int node, String name) {
    if (track == null) {
      incomplete = true;
      return null;
    }
    return track.begin(run, starts.get(node), name);
  }

  void ended(int node, @Nullable TaskTrace trace) {
    if (trace != null) {
      trace.end();
      ends[node] = trace.position();
    }
  }

  /** A node that is not run takes no time. */
  void skipped(int node) {
    ends[node] = starts.get(node);
  }

  /** The first node has ended, and the second waits for it. */
  void follows(int first, int second) {
    starts.accumulateAndGet(second, ends[first], Math::max);
  }

  /** The end of the last node. */
  long end() {
    return Arrays.stream(ends).max().orElse(0);
  }

  /** The chain of nodes that took longest; empty when the recording was not of the whole run. */
  List<CriticalPath.Node> path(GraphShape shape, List<String> names) {
    if (incomplete) {
      return List.of();
    }
    int[] before = latestBefore(shape);
    int last = 0;
    for (int node = 1; node < ends.length; node++) {
      last = ends[node] > ends[last] ? node : last;
    }
    List<CriticalPath.Node> path = new ArrayList<>();
    for (int node = last; node >= 0; node = before[node]) {
      path.add(new CriticalPath.Node(names.get(node), ends[node] - starts.get(node)));
    }
    Collections.reverse(path);
    return path;
  }

  /** For each node that which ended last of those before it, or -1. */
  private int[] latestBefore(GraphShape shape) {
    int[] before = new int[ends.length];
    Arrays.fill(before, -1);
    for (int node = 0; node < ends.length; node++) {
      for (int s = shape.first(node); s < shape.end(node); s++) {
        int next = shape.successor(s);
        if (before[next] < 0 || ends[node] > ends[before[next]]) {
          before[next] = node;
        }
      }
    }
    return before;
  }
}
