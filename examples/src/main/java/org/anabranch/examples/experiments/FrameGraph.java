package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.anabranch.core.TaskGraph;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.examples.Table;

/**
 * The frames of a game as a graph of tasks: input, then thinking, then physics of eight islands
 * beside animation, then culling, four render lists, drawing. Run node after node and on a pool,
 * with the time of each frame.
 */
public final class FrameGraph {

  /** A node: what it does and what it waits for, which stands before it in the list. */
  record Node(String name, Runnable body, List<String> after) {}

  /**
   * What came of a run.
   *
   * @param checksum of all frames
   * @param nanos the time of each frame
   */
  record Outcome(long checksum, Histogram nanos) {}

  private final World world;
  private final List<Node> nodes = new ArrayList<>();
  private int frame;

  FrameGraph(int entities) {
    world = new World(entities);
    List<String> islands = new ArrayList<>();
    List<String> lists = new ArrayList<>();
    node("input", () -> world.input(frame), List.of());
    node("think", world::think, List.of("input"));
    for (int i = 0; i < World.ISLANDS; i++) {
      int island = i;
      islands.add("physics " + i);
      node("physics " + i, () -> world.move(island), List.of("think"));
    }
    node("animate", world::animate, List.of("think"));
    node("cull", world::cull, islands);
    for (int i = 0; i < World.LAYERS; i++) {
      int layer = i;
      lists.add("list " + i);
      node("list " + i, () -> world.list(layer), List.of("cull"));
    }
    lists.add("animate");
    node("draw", world::draw, lists);
  }

  private void node(String name, Runnable body, List<String> after) {
    nodes.add(new Node(name, body, List.copyOf(after)));
  }

  List<Node> nodes() {
    return nodes;
  }

  /** Runs so many frames, the nodes one after the other. */
  Outcome serial(int frames) {
    return frames(frames, () -> nodes.forEach(node -> node.body().run()));
  }

  /** Runs so many frames as a graph. */
  Outcome in(WorkStealingPool pool, int frames) {
    TaskGraph.Builder builder = TaskGraph.builder();
    for (Node node : nodes) {
      builder.node(node.name(), node.body());
      builder.after(node.name(), node.after().toArray(new String[0]));
    }
    TaskGraph graph = builder.build();
    return frames(frames, () -> graph.run(pool));
  }

  private Outcome frames(int frames, Runnable all) {
    Histogram nanos = new Histogram(3);
    for (frame = 0; frame < frames; frame++) {
      long start = System.nanoTime();
      all.run();
      nanos.recordValue(System.nanoTime() - start);
    }
    return new Outcome(world.checksum(), nanos);
  }

  /** The mean time of each node in so many frames, in nanoseconds. */
  Map<String, Long> nodeTimes(int frames) {
    Map<String, Long> times = new LinkedHashMap<>();
    for (frame = 0; frame < frames; frame++) {
      for (Node node : nodes) {
        long start = System.nanoTime();
        node.body().run();
        times.merge(node.name(), System.nanoTime() - start, Long::sum);
      }
    }
    times.replaceAll((name, nanos) -> nanos / frames);
    return times;
  }

  /** The time of the longest path, when each node takes so long. */
  long span(Map<String, Long> times) {
    Map<String, Long> ends = new LinkedHashMap<>();
    long span = 0;
    for (Node node : nodes) {
      long start = node.after().stream().mapToLong(ends::get).max().orElse(0);
      long end = start + times.getOrDefault(node.name(), 0L);
      ends.put(node.name(), end);
      span = Math.max(span, end);
    }
    return span;
  }

  /**
   * Prints frame times.
   *
   * @param args how many entities, 10,000 if absent, how many frames, 600 if absent, and how many
   *     workers at most, 4 if absent
   */
  public static void main(String[] args) {
    int entities = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
    int frames = args.length > 1 ? Integer.parseInt(args[1]) : 600;
    int most = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    new FrameGraph(entities).serial(frames); // compiled before it counts
    FrameGraph measured = new FrameGraph(entities);
    Map<String, Long> times = measured.nodeTimes(frames);
    long work = times.values().stream().mapToLong(Long::longValue).sum();
    long span = measured.span(times);
    out.println(entities + " entities, " + frames + " frames, " + times.size() + " nodes");
    out.println(
        "work "
            + micros(work)
            + " us, span "
            + micros(span)
            + " us: at best "
            + String.format(Locale.ROOT, "%.2f", (double) work / span)
            + " times as fast");
    Figure figure = new Figure("frames");
    Figure.Panel chart =
        figure.panel(
            Figure.Kind.LOG_CURVES,
            frames + " frames of " + entities + " entities",
            "one frame in so many takes longer",
            "frame time (us)");
    Table table = new Table("frame times in us", "median", "95 %", "99 %", "most", "same frames");
    Outcome serial = new FrameGraph(entities).serial(frames);
    row(table, "serial", serial, serial);
    curve(chart, "serial", Figure.Color.PLAIN, serial);
    for (int workers = 1; workers <= most; workers *= 2) {
      try (WorkStealingPool pool = WorkStealingPool.create(workers)) {
        new FrameGraph(entities).in(pool, frames); // compiled before it counts
        Outcome outcome = new FrameGraph(entities).in(pool, frames);
        String name = workers + (workers == 1 ? " worker" : " workers");
        row(table, name, outcome, serial);
        curve(chart, name, color(workers), outcome);
      }
    }
    table.print(out);
    figure.save();
  }

  private static Figure.Color color(int workers) {
    return switch (workers) {
      case 1 -> Figure.Color.FIRST;
      case 2 -> Figure.Color.OURS;
      default -> Figure.Color.SECOND;
    };
  }

  private static void curve(Figure.Panel chart, String name, Figure.Color color, Outcome outcome) {
    List<Double> rarities = List.of(2.0, 4.0, 10.0, 20.0, 50.0, 100.0, 200.0);
    List<Double> micros =
        rarities.stream()
            .map(n -> outcome.nanos().getValueAtPercentile(100 - 100 / n) / 1e3)
            .toList();
    chart.curve(name, color, rarities, micros);
  }

  private static void row(Table table, String name, Outcome outcome, Outcome serial) {
    table.add(
        name,
        micros(outcome.nanos().getValueAtPercentile(50)),
        micros(outcome.nanos().getValueAtPercentile(95)),
        micros(outcome.nanos().getValueAtPercentile(99)),
        micros(outcome.nanos().getMaxValue()),
        outcome.checksum() == serial.checksum() ? "yes" : "NO");
  }

  private static String micros(long nanos) {
    return String.format(Locale.ROOT, "%.0f", nanos / 1e3);
  }
}
