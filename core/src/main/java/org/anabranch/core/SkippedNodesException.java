package org.anabranch.core;

import java.util.List;

/**
 * Says which nodes of a {@link TaskGraph} were not run because a node before them failed. It is
 * attached, as suppressed, to the exception that the run throws.
 */
public final class SkippedNodesException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int MOST_NAMED = 20;

  /** The nodes that threw. */
  private final List<String> failed;

  /** The nodes that were not run. */
  private final List<String> skipped;

  SkippedNodesException(List<String> failed, List<String> skipped) {
    super(
        "after the failure of " + named(failed) + " these nodes were skipped: " + named(skipped),
        null,
        false,
        false);
    this.failed = List.copyOf(failed);
    this.skipped = List.copyOf(skipped);
  }

  private static String named(List<String> names) {
    int more = names.size() - MOST_NAMED;
    String text = String.join(", ", names.subList(0, Math.min(names.size(), MOST_NAMED)));
    return more <= 0 ? text : text + " and " + more + " more";
  }

  /**
   * The nodes that threw, in the order in which they were declared.
   *
   * @return their names
   */
  public List<String> failed() {
    return failed;
  }

  /**
   * The nodes that were not run, in the order in which they were declared.
   *
   * @return their names
   */
  public List<String> skipped() {
    return skipped;
  }
}
