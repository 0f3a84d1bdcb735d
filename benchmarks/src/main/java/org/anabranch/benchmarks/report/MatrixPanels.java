package org.anabranch.benchmarks.report;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.anabranch.benchmarks.report.SpeedupBars.Bar;
import org.knowm.xchart.CategoryChart;

/** The panels of the suites of matrices. */
record MatrixPanels(Figures.Source source) {
  List<CategoryChart> products() {
    Bar limit = new Bar("limit", "limit", Peer.LIMIT.color);
    return List.of(
        products(
            "doubles",
            "par",
            List.of(
                Bar.of(Peer.LOOP),
                new Bar("ojAlgo", "ojAlgo", Peer.STREAM.color),
                new Bar("ejmlThreads", "EJML, threads", Peer.PARALLEL_STREAM.color),
                new Bar("netlib", "netlib, one thread", Peer.FORK_JOIN.color),
                new Bar("parPlain", "Anabranch, plain", Peer.PAR_OTHER.color),
                Bar.of(Peer.PAR),
                limit)),
        products(
            "floats",
            "floatPar",
            List.of(
                new Bar("floatLoop", Peer.LOOP.label, Peer.LOOP.color),
                new Bar("floatNetlib", "netlib, one thread", Peer.FORK_JOIN.color),
                new Bar("floatParPlain", "Anabranch, plain", Peer.PAR_OTHER.color),
                new Bar("floatPar", Peer.PAR.label, Peer.PAR.color),
                new Bar("limit", "limit of doubles", limit.color()))));
  }

  private CategoryChart products(String type, String ours, List<Bar> bars) {
    CategoryChart chart =
        Panel.bars(
            "product of two matrices of " + type + ", JDK " + source.jdk(),
            "rows and columns (n)",
            "GFLOP/s");
    List<String> sizes =
        Stream.of("16", "64", "128", "256", "512", "1024", "2048")
            .filter(n -> source.time(Line.of(Suite.MATRIX, ours, "n", n)).isPresent())
            .toList();
    for (Bar bar : bars) {
      Panel.addBars(
          chart,
          bar.label(),
          bar.color(),
          sizes,
          n -> gigaflops(source.time(Line.of(Suite.MATRIX, bar.method(), "n", n)), n));
    }
    return chart;
  }

  /** From microseconds. */
  private static OptionalDouble gigaflops(OptionalDouble time, String size) {
    double n = Double.parseDouble(size);
    return time.isPresent() ? OptionalDouble.of(2 * n * n * n / time.getAsDouble() / 1e3) : time;
  }

  List<CategoryChart> shapes() {
    return List.of(
        new SpeedupBars(source)
            .chart(
                "products of odd shapes",
                "rows of a x columns of a x columns of b",
                SpeedupBars.SPEEDUP,
                MatrixBudgets.SHAPES,
                shape -> Line.of(Suite.MATRIX_SHAPE, "loop", "shape", shape),
                List.of(
                    new Bar("ejml", "EJML", Peer.STREAM.color),
                    new Bar("ejmlThreads", "EJML, threads", Peer.PARALLEL_STREAM.color),
                    Bar.of(Peer.PAR))));
  }

  List<CategoryChart> elements() {
    CategoryChart chart =
        Panel.bars(
            "transposes and products with a vector, JDK " + source.jdk(),
            "rows and columns (n)",
            "elements read per us");
    List<String> sizes =
        Stream.of("100", "1024", "3000")
            .filter(n -> source.time(Line.of(Suite.MATRIX_ELEMENT, "copy", "n", n)).isPresent())
            .toList();
    List<Bar> bars =
        List.of(
            new Bar("copy", "copy (the limit of a transpose)", Peer.LIMIT.color),
            new Bar("ejmlTranspose", "transpose, EJML", Peer.STREAM.color),
            new Bar("transpose", "transpose, Anabranch", Peer.PAR.color),
            new Bar("transposeInPlace", "transpose in place, Anabranch", Peer.PAR_OTHER.color),
            new Bar("ejmlVector", "times a vector, EJML", Peer.PARALLEL_STREAM.color),
            new Bar("vector", "times a vector, Anabranch", Peer.SHADES.get(3)));
    for (Bar bar : bars) {
      Panel.addBars(
          chart,
          bar.label(),
          bar.color(),
          sizes,
          n -> perMicro(source.time(Line.of(Suite.MATRIX_ELEMENT, bar.method(), "n", n)), n));
    }
    return List.of(chart);
  }

  private static OptionalDouble perMicro(OptionalDouble time, String size) {
    double n = Double.parseDouble(size);
    return time.isPresent() ? OptionalDouble.of(n * n / time.getAsDouble()) : time;
  }
}
