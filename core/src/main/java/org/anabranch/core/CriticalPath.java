package org.anabranch.core;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The chain of nodes that a run of a graph could not be faster than, whatever the number of
 * workers: each waited for the one before, and together they took longest.
 *
 * @param nodes from the first to the last
 */
public record CriticalPath(List<Node> nodes) {

  /**
   * A node on the path.
   *
   * @param name its name
   * @param nanos the longest chain of work in it: its running time, less what its forks could have
   *     done beside it
   */
  public record Node(String name, long nanos) {}

  /**
   * A path of given nodes.
   *
   * @param nodes from the first to the last
   */
  public CriticalPath {
    nodes = List.copyOf(nodes);
  }

  /**
   * The length of the path: the span of the run.
   *
   * @return nanoseconds
   */
  public long nanos() {
    return nodes.stream().mapToLong(Node::nanos).sum();
  }

  /** The nodes with their times, joined by arrows, and the sum. */
  @Override
  public String toString() {
    return nodes.stream()
            .map(n -> n.name() + " " + millis(n.nanos()))
            .collect(Collectors.joining(" -> "))
        + " = "
        + millis(nanos());
  }

  private static String millis(long nanos) {
    return String.format(Locale.ROOT, "%.3f ms", nanos / 1e6);
  }
}
