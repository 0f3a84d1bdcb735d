package org.anabranch.benchmarks.report;

import java.util.List;
import java.util.OptionalDouble;
import org.anabranch.benchmarks.LimitBenchmark;
import org.knowm.xchart.CategoryChart;

/** The panels of first calls, of many callers, and of the machine's limits. */
record CallPanels(Figures.Source source) {
  private static final List<Peer> PEERS = List.of(Peer.LOOP, Peer.PARALLEL_STREAM, Peer.PAR);

  List<CategoryChart> firstCall() {
    return List.of(times(Suite.FIRST_CALL, "first sum of 1,000,000 ints in a fresh JVM"));
  }

  List<CategoryChart> callers() {
    return List.of(times(Suite.CALLERS, "64 callers at once with 1 ms each; the loop does all"));
  }

  private CategoryChart times(Suite suite, String title) {
    CategoryChart chart = Panel.bars(title + ", JDK " + source.jdk(), "who", "time (ms)");
    for (Peer peer : PEERS) {
      Panel.addBars(
          chart, peer.label, peer.color, List.of(" "), place -> millis(suite, peer.method));
    }
    return chart;
  }

  private OptionalDouble millis(Suite suite, String method) {
    OptionalDouble micros = source.time(Line.of(suite, method));
    return micros.isPresent() ? OptionalDouble.of(micros.getAsDouble() / 1000) : micros;
  }

  List<CategoryChart> limits() {
    CategoryChart memory =
        Panel.bars("memory, JDK " + source.jdk(), "what two or one threads do", "GB/s");
    CategoryChart registers =
        Panel.bars("fused multiply-adds in registers, JDK " + source.jdk(), "threads", "GFLOP/s");
    limit(memory, "one thread", Peer.PAR_OTHER, "One", List.of("read", "copy"));
    limit(memory, "two threads", Peer.LIMIT, "Two", List.of("read", "copy"));
    limit(registers, "one thread", Peer.PAR_OTHER, "One", List.of("fused"));
    limit(registers, "two threads", Peer.LIMIT, "Two", List.of("fused"));
    return List.of(memory, registers);
  }

  private void limit(
      CategoryChart chart, String label, Peer colored, String threads, List<String> places) {
    Panel.addBars(chart, label, colored.color, places, place -> rate(place, threads));
  }

  /** Gigabytes or operations in a second. */
  OptionalDouble rate(String what, String threads) {
    double amount = what.equals("fused") ? LimitBenchmark.FLOP : LimitBenchmark.BYTES;
    OptionalDouble micros = source.time(Line.of(Suite.LIMIT, what + threads));
    return micros.isPresent() ? OptionalDouble.of(amount / micros.getAsDouble() / 1e3) : micros;
  }
}
