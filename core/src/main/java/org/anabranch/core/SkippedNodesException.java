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
  private final String[] failed;

  /** The nodes that were not run. */
  private final String[] skipped;

  SkippedNodesException(List<String> failed, List<String> skipped) {
    super(
        "after the failure of " + named(failed) + " these nodes were skipped: " + named(skipped),
        null,
        false,
        false);
    this.failed = failed.toArray(new String[0]);
    this.skipped = skipped.toArray(new String[0]);
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
    return List.of(failed);
  }

  /**
   * The nodes that were not run, in the order in which they were declared.
   *
   * @return their names
   */
  public List<String> skipped() {
    return List.of(skipped);
  }
}
