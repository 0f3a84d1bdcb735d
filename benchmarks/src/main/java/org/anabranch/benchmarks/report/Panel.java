package org.anabranch.benchmarks.report;

import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** How every chart of the report looks. */
final class Panel {
  private static final int WIDTH = 700;
  private static final int BARS_WIDTH = 960;
  private static final int HEIGHT = 430;

  private Panel() {}

  /** Curves on logarithmic axes. */
  static XYChart curves(String title, String x, String y) {
    return curves(title, x, y, WIDTH);
  }

  /** Curves on logarithmic axes, as wide as a panel of bars. */
  static XYChart wideCurves(String title, String x, String y) {
    return curves(title, x, y, BARS_WIDTH);
  }

  private static XYChart curves(String title, String x, String y, int width) {
    XYChart chart =
        new XYChartBuilder()
            .width(width)
            .height(HEIGHT)
            .title(title)
            .xAxisTitle(x)
            .yAxisTitle(y)
            .build();
    chart.getStyler().setXAxisLogarithmic(true);
    chart.getStyler().setYAxisLogarithmic(true);
    chart.getStyler().setXAxisLogarithmicDecadeOnly(true);
    chart.getStyler().setMarkerSize(7);
    plain(chart.getStyler());
    return chart;
  }

  /** Lets a logarithmic vertical axis end at powers of ten. */
  static void toDecades(XYChart chart) {
    DoubleSummaryStatistics heights =
        chart.getSeriesMap().values().stream()
            .flatMapToDouble(series -> Arrays.stream(series.getYData()))
            .summaryStatistics();
    if (heights.getCount() > 0) {
      chart.getStyler().setYAxisMin(Math.pow(10, Math.floor(Math.log10(heights.getMin()))));
      chart.getStyler().setYAxisMax(Math.pow(10, Math.ceil(Math.log10(heights.getMax()))));
    }
  }

  /** Bars in groups. */
  static CategoryChart bars(String title, String x, String y) {
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(BARS_WIDTH)
            .height(HEIGHT)
            .title(title)
            .xAxisTitle(x)
            .yAxisTitle(y)
            .build();
    chart.getStyler().setLabelsVisible(true);
    chart.getStyler().setDecimalPattern("0.##");
    chart.getStyler().setAvailableSpaceFill(0.8);
    plain(chart.getStyler());
    return chart;
  }

  /** Cells in colours, with their figures; each cell is its column, its row and its figure. */
  static HeatMapChart heatMap(
      String title,
      String x,
      String y,
      List<String> columns,
      List<String> rows,
      List<Number[]> cells) {
    HeatMapChart chart =
        new HeatMapChartBuilder()
            .width(BARS_WIDTH)
            .height(HEIGHT)
            .title(title)
            .xAxisTitle(x)
            .yAxisTitle(y)
            .build();
    plain(chart.getStyler());
    chart.getStyler().setShowValue(true);
    chart.getStyler().setHeatMapValueDecimalPattern("0.00");
    chart.getStyler().setMin(0);
    chart.getStyler().setMax(2);
    chart
        .getStyler()
        .setRangeColors(
            new Color[] {
              new Color(0xC9, 0x2A, 0x2A), new Color(0xF8, 0xF9, 0xFA), new Color(0x18, 0x64, 0xAB)
            });
    if (!cells.isEmpty()) {
      chart.addSeries(title, columns, rows, cells);
    }
    return chart;
  }

  private static void plain(AxesChartStyler styler) {
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotBorderVisible(false);
    styler.setPlotGridLinesColor(new Color(0xDD, 0xDD, 0xDD));
    styler.setLegendPosition(LegendPosition.OutsideE);
    styler.setLegendBorderColor(Color.WHITE);
    styler.setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 15));
    styler.setAxisTitleFont(new Font(Font.SANS_SERIF, Font.PLAIN, 13));
    styler.setAxisTickLabelsFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
    styler.setLegendFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
  }

  /** Adds a bar for each place; nothing where there is no value at all. */
  static void addBars(
      CategoryChart chart,
      String label,
      Color color,
      List<String> places,
      Function<String, OptionalDouble> value) {
    List<@Nullable Double> heights = new ArrayList<>();
    for (String place : places) {
      OptionalDouble height = value.apply(place);
      heights.add(height.isPresent() ? height.getAsDouble() : null);
    }
    if (heights.stream().anyMatch(Objects::nonNull)) {
      chart.addSeries(label, places, heights).setFillColor(color);
    }
  }

  /** Adds a curve through the places where there is a value. */
  static void curve(
      XYChart chart,
      String label,
      Color color,
      double[] places,
      DoubleFunction<OptionalDouble> value) {
    List<Double> xs = new ArrayList<>();
    List<Double> ys = new ArrayList<>();
    for (double place : places) {
      value
          .apply(place)
          .ifPresent(
              y -> {
                xs.add(place);
                ys.add(y);
              });
    }
    if (!xs.isEmpty()) {
      XYSeries series = chart.addSeries(label, xs, ys);
      series.setLineColor(color);
      series.setMarkerColor(color);
      series.setMarker(SeriesMarkers.CIRCLE);
    }
  }
}
