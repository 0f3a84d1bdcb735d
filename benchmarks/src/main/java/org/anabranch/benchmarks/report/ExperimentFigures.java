package org.anabranch.benchmarks.report;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.internal.chartpart.Chart;

/**
 * Draws what the experiments have written down: for each file of panels and series a PNG beside it,
 * one panel below the other. The experiments write such files where {@code -Dfigures} says.
 */
public final class ExperimentFigures {
  private static final String ENDING = ".tsv";

  private final List<Chart<?, ?>> panels = new ArrayList<>();

  private ExperimentFigures() {}

  /**
   * Draws all files of a directory.
   *
   * @param args the directory, {@code docs/experiments} if absent
   */
  public static void main(String[] args) throws IOException {
    System.setProperty("java.awt.headless", "true");
    Path directory = Path.of(args.length > 0 ? args[0] : "docs/experiments");
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.filter(f -> f.toString().endsWith(ENDING)).sorted().toList()) {
        new ExperimentFigures().draw(file);
      }
    }
  }

  @SuppressWarnings("rawtypes") // the encoder's own signature
  private void draw(Path file) throws IOException {
    for (String line : Files.readAllLines(file)) {
      String[] fields = line.split("\t", -1);
      if (fields[0].equals("panel")) {
        panels.add(panel(fields[1], fields[2], fields[3], fields[4]));
      } else {
        series(fields[1], color(fields[2]), fields[3].split(";", -1), numbers(fields[4]));
      }
    }
    for (Chart<?, ?> panel : panels) {
      if (panel instanceof XYChart curves && curves.getStyler().isYAxisLogarithmic()) {
        Panel.toDecades(curves);
      }
    }
    String name = file.toString();
    BitmapEncoder.saveBitmap(
        new ArrayList<Chart>(panels),
        panels.size(),
        1,
        name.substring(0, name.length() - ENDING.length()) + ".png",
        BitmapFormat.PNG);
  }

  private static Chart<?, ?> panel(String kind, String title, String x, String y) {
    if (kind.equals("BARS")) {
      return Panel.bars(title, x, y);
    }
    XYChart curves = Panel.wideCurves(title, x, y);
    if (kind.equals("CURVES")) {
      curves.getStyler().setXAxisLogarithmic(false);
      curves.getStyler().setYAxisLogarithmic(false);
    }
    return curves;
  }

  private void series(String label, Color color, String[] places, double[] heights) {
    Chart<?, ?> panel = panels.get(panels.size() - 1);
    if (panel instanceof CategoryChart bars) {
      List<String> names = List.of(places);
      Panel.addBars(
          bars, label, color, names, place -> OptionalDouble.of(heights[names.indexOf(place)]));
    } else {
      double[] xs = Arrays.stream(places).mapToDouble(Double::parseDouble).toArray();
      Panel.curve(
          (XYChart) panel, label, color, xs, x -> OptionalDouble.of(heights[indexOf(xs, x)]));
    }
  }

  private static int indexOf(double[] places, double place) {
    for (int i = 0; i < places.length; i++) {
      if (places[i] == place) {
        return i;
      }
    }
    throw new IllegalArgumentException("no place " + place);
  }

  private static double[] numbers(String text) {
    return Arrays.stream(text.split(";", -1)).mapToDouble(Double::parseDouble).toArray();
  }

  /** The library's colour, that of a plain loop, and others for what it is compared with. */
  private static Color color(String meaning) {
    return switch (meaning) {
      case "OURS" -> Peer.PAR.color;
      case "PLAIN" -> Peer.LOOP.color;
      case "FIRST" -> Peer.PARALLEL_STREAM.color;
      case "SECOND" -> Peer.FORK_JOIN.color;
      case "THIRD" -> Peer.SHADES.get(3);
      default -> throw new IllegalArgumentException("no colour for " + meaning);
    };
  }
}
