package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Consumer;
import org.anabranch.examples.TracedSum;

/** Runs all experiments, each after the other, in a quick setting or as they run by themselves. */
public final class Experiments {

  /**
   * An experiment.
   *
   * @param type its class
   * @param main its main program
   * @param quick what it is given in the quick setting
   */
  record Experiment(Class<?> type, Consumer<String[]> main, List<String> quick) {}

  static final List<Experiment> ALL =
      List.of(
          new Experiment(Granularity.class, Granularity::main, List.of()),
          new Experiment(Imbalance.class, Imbalance::main, List.of("1", "50000")),
          new Experiment(Deques.class, Deques::main, List.of("50000", "4", "3")),
          new Experiment(Limits.class, Limits::main, List.of("2", "1000000", "20", "50")),
          new Experiment(TracedSum.class, TracedSum::main, List.of("1000000")),
          new Experiment(FrameGraph.class, FrameGraph::main, List.of("10000", "200", "2")),
          new Experiment(Waiting.class, Waiting::main, List.of("2000", "50")),
          new Experiment(OwnerRule.class, OwnerRule::main, List.of("50")),
          new Experiment(VirtualCallers.class, VirtualCallers::main, List.of()),
          new Experiment(Scaling.class, Scaling::main, List.of()));

  private Experiments() {}

  /**
   * Runs all experiments.
   *
   * @param args {@code full} for what each does by itself; quick if absent
   */
  public static void main(String[] args) {
    boolean full = args.length > 0 && args[0].equals("full");
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    for (Experiment experiment : ALL) {
      out.println("== " + experiment.type().getSimpleName());
      experiment.main().accept(full ? new String[0] : experiment.quick().toArray(new String[0]));
      out.println();
    }
  }
}
