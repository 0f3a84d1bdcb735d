package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The figure of a page as numbers: what an experiment has just measured, in panels with series. It
 * is written, as a file that {@code ExperimentFigures} of the benchmarks draws, where the system
 * property {@code figures} names a directory, and nowhere without it.
 */
final class Figure {
  private final String name;
  private final List<Panel> panels = new ArrayList<>();

  Figure(String name) {
    this.name = name;
  }

  /** How the axes of a panel are divided. */
  enum Kind {
    /** Places with names, and heights from zero. */
    BARS,
    CURVES,
    /** Curves between two logarithmic axes. */
    LOG_CURVES
  }

  /** What a colour stands for. */
  enum Color {
    OURS,
    PLAIN,
    FIRST,
    SECOND,
    THIRD
  }

  /** One picture of the figure. */
  static final class Panel {
    private final List<String> lines = new ArrayList<>();

    private Panel(Kind kind, String title, String x, String y) {
      lines.add(line("panel", kind.name(), title, x, y));
    }

    /** Adds a curve. */
    void curve(String label, Color color, List<Double> xs, List<Double> ys) {
      add(label, color, xs.stream().map(Figure::number).toList(), ys);
    }

    /** Adds a bar to each place. */
    void bars(String label, Color color, List<String> places, List<Double> heights) {
      add(label, color, places, heights);
    }

    private void add(String label, Color color, List<String> places, List<Double> heights) {
      String ys = heights.stream().map(Figure::number).collect(Collectors.joining(";"));
      lines.add(line("series", label, color.name(), String.join(";", places), ys));
    }
  }

  /** A panel that is still empty. */
  Panel panel(Kind kind, String title, String x, String y) {
    Panel panel = new Panel(kind, title, x, y);
    panels.add(panel);
    return panel;
  }

  /** Fields with tabs between, since titles have commas. */
  private static String line(String... fields) {
    return String.join("\t", fields);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.5g", value);
  }

  /** Where figures go; null when nobody wants any. */
  private static @Nullable Path directory() {
    String directory = System.getProperty("figures");
    return directory == null ? null : Path.of(directory);
  }

  /** Writes the panels, if somebody wants them. */
  void save() {
    String lines =
        panels.stream()
            .flatMap(panel -> panel.lines.stream())
            .map(line -> line + "\n")
            .collect(Collectors.joining());
    save(name + ".tsv", lines);
  }

  /** Writes a picture that is text, if somebody wants it. */
  static void saveSvg(String name, String svg) {
    save(name + ".svg", svg);
  }

  private static void save(String file, String text) {
    Path directory = directory();
    if (directory != null) {
      try {
        Files.createDirectories(directory);
        Files.writeString(directory.resolve(file), text, UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
