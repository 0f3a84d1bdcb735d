package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Semaphore;
import org.anabranch.examples.Table;

/**
 * How may a worker wait for work? By looking again and again, by giving its processor to others in
 * between, or by sleeping until it is woken: what each costs whoever waits, and whoever needs the
 * answer.
 */
public final class Waiting {

  /** A way to wait. */
  enum Strategy {
    SPIN,
    YIELD,
    PARK
  }

  /** A place where one thread signals and another waits. */
  static final class Signal {
    private final Strategy strategy;
    private final Semaphore permits = new Semaphore(0);
    private volatile long signalled;

    Signal(Strategy strategy) {
      this.strategy = strategy;
    }

    /** For the one thread that signals. */
    void signal(long round) {
      signalled = round;
      if (strategy == Strategy.PARK) {
        permits.release();
      }
    }

    /** For the one thread that waits. */
    @SuppressWarnings("ThreadPriorityCheck") // yielding is what is measured
    void await(long round) {
      if (strategy == Strategy.PARK) {
        permits.acquireUninterruptibly();
      }
      while (signalled < round) {
        if (strategy == Strategy.SPIN) {
          Thread.onSpinWait();
        } else {
          Thread.yield();
        }
      }
    }
  }

  private Waiting() {}

  /** Hands a number to and fro between two threads; the nanoseconds of a round trip. */
  static long roundTrip(Strategy strategy, int rounds) {
    Signal there = new Signal(strategy);
    Signal back = new Signal(strategy);
    Thread echo =
        new Thread(
            () -> {
              for (long round = 1; round <= rounds; round++) {
                there.await(round);
                back.signal(round);
              }
            });
    echo.start();
    long start = System.nanoTime();
    for (long round = 1; round <= rounds; round++) {
      there.signal(round);
      back.await(round);
    }
    long nanos = System.nanoTime() - start;
    Threads.join(List.of(echo));
    return nanos / rounds;
  }

  /** The processor time that a thread uses up while it waits for so many milliseconds. */
  static long burnt(Strategy strategy, int millis) {
    Signal signal = new Signal(strategy);
    long[] cpu = new long[1];
    Thread waiter =
        new Thread(
            () -> {
              signal.await(1);
              cpu[0] = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            });
    waiter.start();
    Threads.sleep(millis);
    signal.signal(1);
    Threads.join(List.of(waiter));
    return cpu[0];
  }

  /**
   * Prints both costs of each way.
   *
   * @param args how many round trips, 20,000 if absent, and how many milliseconds to wait, 100 if
   *     absent
   */
  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 20_000;
    int millis = args.length > 1 ? Integer.parseInt(args[1]) : 100;
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    Table table =
        new Table("way", "round trip, us", "processor ms used in a wait of " + millis + " ms");
    List<String> ways = new ArrayList<>();
    List<Double> micros = new ArrayList<>();
    List<Double> burntMillis = new ArrayList<>();
    for (Strategy strategy : Strategy.values()) {
      ways.add(strategy.name().toLowerCase(Locale.ROOT));
      micros.add(roundTrip(strategy, rounds) / 1e3);
      burntMillis.add(burnt(strategy, millis) / 1e6);
      table.add(
          last(ways),
          String.format(Locale.ROOT, "%.2f", last(micros)),
          String.format(Locale.ROOT, "%.1f", last(burntMillis)));
    }
    table.print(out);
    Figure figure = new Figure("waiting");
    Figure.Panel answers =
        figure.panel(
            Figure.Kind.BARS, "to and fro between two threads", "how both wait", "round trip (us)");
    answers.bars("round trip", Figure.Color.OURS, ways, micros);
    Figure.Panel costs =
        figure.panel(
            Figure.Kind.BARS,
            "a wait of " + millis + " ms",
            "how the thread waits",
            "processor time (ms)");
    costs.bars("used up", Figure.Color.PLAIN, ways, burntMillis);
    figure.save();
  }

  private static <T> T last(List<T> list) {
    return list.get(list.size() - 1);
  }
}
