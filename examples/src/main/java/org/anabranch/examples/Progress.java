package org.anabranch.examples;

import java.io.PrintWriter;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar for as long as it is open, and nothing at all when nobody watches. It repaints its
 * line with a carriage return and plain characters, so it needs no terminal library. Any thread may
 * step it.
 */
final class Progress implements AutoCloseable {
  private static final int WIDTH = 79;
  private static final int REPAINT_MILLIS = 100;

  private final @Nullable ProgressBar bar;

  Progress(String task, int steps, PrintWriter out, boolean visible) {
    bar = visible ? bar(task, steps, out) : null;
  }

  private static ProgressBar bar(String task, int steps, PrintWriter out) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(steps)
        .setUpdateIntervalMillis(REPAINT_MILLIS)
        .setStyle(ProgressBarStyle.ASCII)
        .setConsumer(new DelegatingProgressBarConsumer(line -> paint(line, out), WIDTH))
        .clearDisplayOnFinish()
        .build();
  }

  private static void paint(String line, PrintWriter out) {
    out.print(line);
    out.flush();
  }

  void step() {
    if (bar != null) {
      bar.step();
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
