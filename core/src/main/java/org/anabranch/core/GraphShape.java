package org.anabranch.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The edges of a graph without cycles, and the order in which ready nodes are preferred.
 *
 * <p>Nodes are numbered in the order in which they were declared, and ranked by what to run first
 * when several are ready: by priority, then by the number of nodes on the longest path from them,
 * then by number. Building takes time linear in nodes and edges, and a sort of the nodes.
 */
final class GraphShape {
  /** The successors of node v stand from {@code starts[v]} to {@code starts[v + 1]}. */
  private final int[] starts;

  private final int[] successors;

  /** How many nodes come directly before each. */
  final int[] predecessors;

  /** How many nodes the longest path from each has. */
  private final int[] heights;

  /** The rank of each node, 0 for the first, and the node of each rank. */
  final int[] ranks;

  final int[] nodes;

  /**
   * A shape.
   *
   * @param names the nodes
   * @param from where each edge begins
   * @param to where it ends
   * @param priorities which nodes to prefer, the larger first
   * @throws IllegalArgumentException if there is a cycle; the message shows it
   */
  GraphShape(List<String> names, int[] from, int[] to, long[] priorities) {
    int count = names.size();
    starts = new int[count + 1];
    successors = new int[from.length];
    predecessors = new int[count];
    connect(from, to);
    int[] order = sortedByEdges(names);
    heights = new int[count];
    for (int i = count - 1; i >= 0; i--) {
      int longest = 0;
      for (int s = first(order[i]); s < end(order[i]); s++) {
        longest = Math.max(longest, heights[successors[s]]);
      }
      heights[order[i]] = longest + 1;
    }
    nodes =
        IntStream.range(0, count)
            .boxed()
            .sorted(
                Comparator.<Integer>comparingLong(v -> priorities[v])
                    .thenComparingInt(v -> heights[v])
                    .reversed())
            .mapToInt(Integer::intValue)
            .toArray();
    ranks = new int[count];
    for (int rank = 0; rank < count; rank++) {
      ranks[nodes[rank]] = rank;
    }
  }

  int count() {
    return predecessors.length;
  }

  int edges() {
    return successors.length;
  }

  /** Where the successors of a node begin. */
  int first(int node) {
    return starts[node];
  }

  /** One past the last. */
  int end(int node) {
    return starts[node + 1];
  }

  int successor(int index) {
    return successors[index];
  }

  /** How many nodes the longest path of the graph has. */
  int longestPath() {
    return Arrays.stream(heights).max().orElse(0);
  }

  private void connect(int[] from, int[] to) {
    for (int node : from) {
      starts[node + 1]++;
    }
    for (int node = 0; node < count(); node++) {
      starts[node + 1] += starts[node];
    }
    int[] next = starts.clone();
    for (int e = 0; e < from.length; e++) {
      successors[next[from[e]]++] = to[e];
      predecessors[to[e]]++;
    }
  }

  /** The nodes in an order that every edge agrees with. */
  private int[] sortedByEdges(List<String> names) {
    int[] left = predecessors.clone();
    int[] order = new int[count()];
    int end = 0;
    for (int node = 0; node < count(); node++) {
      if (left[node] == 0) {
        order[end++] = node;
      }
    }
    for (int i = 0; i < end; i++) {
      for (int s = first(order[i]); s < end(order[i]); s++) {
        if (--left[successors[s]] == 0) {
          order[end++] = successors[s];
        }
      }
    }
    if (end < count()) {
      throw new IllegalArgumentException("the graph has a cycle: " + cycle(names, left));
    }
    return order;
  }

  /** Every node with predecessors left has one among such nodes, so walking back finds a cycle. */
  private String cycle(List<String> names, int[] left) {
    int[] before = new int[count()];
    Arrays.fill(before, -1);
    for (int node = count() - 1; node >= 0; node--) {
      for (int s = first(node); left[node] > 0 && s < end(node); s++) {
        before[successors[s]] = node;
      }
    }
    int node = IntStream.range(0, count()).filter(v -> left[v] > 0).findFirst().orElseThrow();
    for (int steps = 0; steps < count(); steps++) {
      node = before[node];
    }
    int lowest = node;
    for (int v = before[node]; v != node; v = before[v]) {
      lowest = Math.min(lowest, v);
    }
    List<Integer> path = new ArrayList<>(List.of(lowest));
    for (int v = before[lowest]; v != lowest; v = before[v]) {
      path.add(v);
    }
    path.add(lowest);
    Collections.reverse(path);
    return path.stream().map(names::get).collect(Collectors.joining(" -> "));
  }
}
