package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.anabranch.examples.Table;
import org.anabranch.examples.experiments.VirtualPool.Costs;

/**
 * How far do algorithms scale? Sum, scan, sort and matrix product, split as such algorithms split,
 * on 1 to 1,024 virtual processors: with stealing and waking almost for free, with thefts at their
 * price, and with wake-ups too. A unit stands for a nanosecond.
 */
public final class Scaling {
  static final long SEED = 1;
  private static final int LARGEST = 1_024;
  private static final long LEAF = 1 << 11;
  private static final int TILE = 16;
  private static final int THEFTS = 500_000;
  private static final int ROUND_TRIPS = 5_000;
  private static final List<Figure.Color> COLORS =
      List.of(Figure.Color.OURS, Figure.Color.FIRST, Figure.Color.SECOND, Figure.Color.THIRD);

  /** What stealing and waking cost. */
  enum Prices {
    FREE("almost for free"),
    AWAKE("a theft takes 200 ns, nobody has to be woken"),
    ASLEEP("a theft takes 200 ns, a wake-up 17,000 ns");

    private final String text;

    Prices(String text) {
      this.text = text;
    }

    Costs costs() {
      return switch (this) {
        case FREE -> new Costs(0, 1, 0);
        case AWAKE -> new Costs(20, 200, 0);
        case ASLEEP -> new Costs(20, 200, 17_000);
      };
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** An algorithm on an input of a given size. */
  enum Algorithm {
    SUM {
      @Override
      ForkJoinProgram program(int scale) {
        return ForkJoinProgram.of(p -> range(p, 1L << (10 + scale), 1));
      }
    },
    SCAN {
      @Override
      ForkJoinProgram program(int scale) {
        return ForkJoinProgram.of(
            p -> {
              range(p, 1L << (10 + scale), 1);
              range(p, 1L << (10 + scale), 2);
            });
      }
    },
    SORT {
      @Override
      ForkJoinProgram program(int scale) {
        return ForkJoinProgram.of(p -> sort(p, 1L << (10 + scale)));
      }
    },
    MULTIPLY {
      @Override
      ForkJoinProgram program(int scale) {
        int n = 1 << (scale - 1);
        return ForkJoinProgram.of(p -> multiply(p, n, n, n));
      }
    };

    /** What it does on an input that doubles (of matrices: each side) with each step of scale. */
    abstract ForkJoinProgram program(int scale);

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private Scaling() {}

  /** So many units for each element of a range that is halved. */
  private static void range(ForkJoinProgram p, long n, int units) {
    if (n <= LEAF) {
      p.work(n * units);
    } else {
      p.both(left -> range(left, n / 2, units), right -> range(right, n - n / 2, units));
    }
  }

  /** Halves are sorted side by side, then merged. */
  private static void sort(ForkJoinProgram p, long n) {
    if (n <= LEAF) {
      p.work(n * log(n));
    } else {
      p.both(left -> sort(left, n / 2), right -> sort(right, n - n / 2));
      merge(p, n);
    }
  }

  /** The middle is searched for, then what is below and what is above merged side by side. */
  private static void merge(ForkJoinProgram p, long n) {
    if (n <= LEAF) {
      p.work(n);
    } else {
      p.work(log(n));
      p.both(below -> merge(below, n / 2), above -> merge(above, n - n / 2));
    }
  }

  /** The longer side of the result is halved until a tile is left. */
  private static void multiply(ForkJoinProgram p, int rows, int columns, int n) {
    if (rows <= TILE && columns <= TILE) {
      p.work((long) rows * columns * n);
    } else if (rows >= columns) {
      p.both(
          top -> multiply(top, rows / 2, columns, n),
          bottom -> multiply(bottom, rows - rows / 2, columns, n));
    } else {
      p.both(
          left -> multiply(left, rows, columns / 2, n),
          right -> multiply(right, rows, columns - columns / 2, n));
    }
  }

  private static long log(long n) {
    return Long.SIZE - 1L - Long.numberOfLeadingZeros(n);
  }

  /** The time of the loop, over the time on so many processors. */
  static double speedUp(ForkJoinProgram program, int processors, Costs costs) {
    return (double) program.work() / VirtualPool.run(program, processors, costs, SEED).makespan();
  }

  /** A row for each algorithm: what bounds it. */
  static Table bounds(int scale) {
    Table table = new Table("algorithm", "work", "span", "parallelism", "forks");
    for (Algorithm algorithm : Algorithm.values()) {
      ForkJoinProgram program = algorithm.program(scale);
      table.add(
          algorithm.toString(),
          "" + program.work(),
          "" + program.span(),
          number((double) program.work() / program.span()),
          "" + program.forks());
    }
    return table;
  }

  /** A row of speed-ups for each number of processors, under a heading. */
  static List<List<String>> speedUps(Prices prices, int scale, int largest) {
    List<ForkJoinProgram> programs = new ArrayList<>();
    List<String> heading = new ArrayList<>(List.of("P"));
    for (Algorithm algorithm : Algorithm.values()) {
      heading.add(algorithm.toString());
      programs.add(algorithm.program(scale));
    }
    List<List<String>> rows = new ArrayList<>(List.of(heading));
    for (int processors = 1; processors <= largest; processors *= 2) {
      List<String> row = new ArrayList<>(List.of("" + processors));
      for (ForkJoinProgram program : programs) {
        row.add(number(speedUp(program, processors, prices.costs())));
      }
      rows.add(row);
    }
    return rows;
  }

  /** A curve for each algorithm, and the line that none can cross. */
  private static void draw(Figure.Panel chart, List<List<String>> rows) {
    List<List<Double>> numbers =
        rows.subList(1, rows.size()).stream()
            .map(row -> row.stream().map(Double::valueOf).toList())
            .toList();
    List<Double> processors = numbers.stream().map(row -> row.get(0)).toList();
    for (int column = 1; column < rows.get(0).size(); column++) {
      int place = column;
      List<Double> speedUps = numbers.stream().map(row -> row.get(place)).toList();
      Figure.Color color = COLORS.get(column - 1);
      chart.curve(rows.get(0).get(column), color, processors, speedUps);
    }
    chart.curve("as many as processors", Figure.Color.PLAIN, processors, processors);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /**
   * Prints work, span and speed-ups.
   *
   * @param args the scale, 10 for a million numbers and matrices of 512 if absent, and a file to
   *     write the speed-ups to as CSV
   */
  public static void main(String[] args) {
    int scale = args.length > 0 ? Integer.parseInt(args[0]) : 10;
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    bounds(scale).print(out);
    List<String> csv = new ArrayList<>();
    Figure figure = new Figure("scaling");
    for (Prices prices : Prices.values()) {
      out.println();
      out.println("speed-ups: " + prices);
      List<List<String>> rows = speedUps(prices, scale, LARGEST);
      Table table = new Table(rows.get(0).toArray(new String[0]));
      rows.subList(1, rows.size()).forEach(row -> table.add(row.toArray(new String[0])));
      table.print(out);
      draw(
          figure.panel(
              Figure.Kind.LOG_CURVES, "speed-ups: " + prices, "processors", "times as fast"),
          rows);
      rows.forEach(row -> csv.add(prices.name() + "," + String.join(",", row)));
    }
    figure.save();
    out.println();
    out.printf(
        Locale.ROOT,
        "measured here: a theft takes %d ns, a wake-up %d ns%n",
        Deques.theftNanos(THEFTS),
        Waiting.roundTrip(Waiting.Strategy.PARK, ROUND_TRIPS) / 2);
    if (args.length > 1) {
      try {
        Files.write(Path.of(args[1]), csv);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
