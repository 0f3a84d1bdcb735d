package org.anabranch.pipeline;

/** How a pipeline runs, for a person: a line for each part. */
final class Plan {
  private static final int NAME_WIDTH = 12;

  private final StringBuilder text = new StringBuilder();

  void source(String what) {
    line("source", what);
  }

  void stage(String name, String how) {
    line(name, how);
  }

  private void line(String name, String what) {
    text.append(text.length() == 0 ? "" : "\n")
        .append(name)
        .append(" ".repeat(Math.max(1, NAME_WIDTH - name.length())))
        .append(what);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
