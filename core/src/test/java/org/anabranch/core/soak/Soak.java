package org.anabranch.core.soak;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.anabranch.core.HealthProbe;
import org.anabranch.core.WorkStealingPool;

/**
 * Several callers do chores at random in shared pools, while garbage is collected by force and the
 * shim holds threads up. In the end the counts must add up, the pools be healthy, and no thread of
 * theirs be left. The seed decides what is done, not how it interleaves.
 */
public final class Soak {
  private static final int CALLERS = 4;
  private static final List<Chore> CHORES = List.of(Chore.values());
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(90);

  /** Kept, lest it forget: pools without threads say so, and here they are on purpose. */
  private static final Logger LOG = Logger.getLogger("org.anabranch");

  private final long seed;
  private final long end;
  private final Ledger.Totals totals = new Ledger.Totals();
  private final Map<Chore, LongAdder> chores = new EnumMap<>(Chore.class);
  private final List<WorkStealingPool> pools = new ArrayList<>();
  private final LongAdder done = new LongAdder();
  private final LongAdder endedEarly = new LongAdder();

  private Soak(long seed, long nanos) {
    this.seed = seed;
    end = System.nanoTime() + nanos;
    for (Chore chore : CHORES) {
      chores.put(chore, new LongAdder());
    }
    for (int parallelism : new int[] {1, 2, 3, 8}) {
      pools.add(WorkStealingPool.builder().parallelism(parallelism).name("soak").build());
    }
  }

  private void call(SplittableRandom random) {
    while (System.nanoTime() - end < 0) {
      Chore chore = CHORES.get(random.nextInt(CHORES.size()));
      Ledger ledger = new Ledger(totals, random.nextInt(4) == 0 ? 100 : 0);
      WorkStealingPool pool = pools.get(random.nextInt(pools.size()));
      boolean whole = false;
      try {
        chore.run(ledger, pool, random.split());
        whole = true;
      } catch (CancellationException e) {
        endedEarly.increment();
        if (!chore.mayBeEnded()) {
          totals.wrong(chore + " was ended by nobody: " + e);
        }
      } catch (Throwable t) {
        if (!ledger.threw(t)) {
          totals.wrong(chore + " threw what none of its tasks did: " + t);
          t.printStackTrace(System.out);
        }
      }
      if (whole && ledger.hasFailed()) {
        totals.wrong(chore + " kept a failure to itself");
      }
      ledger.settle(whole);
      chores.get(chore).increment();
      done.increment();
    }
  }

  private boolean run() throws InterruptedException {
    List<Thread> callers = new ArrayList<>();
    for (int i = 0; i < CALLERS; i++) {
      SplittableRandom random = new SplittableRandom(seed + i);
      Thread caller = new Thread(() -> call(random), "caller " + i);
      callers.add(caller);
      caller.start();
    }
    long seen = -1;
    long since = System.nanoTime();
    while (callers.stream().anyMatch(Thread::isAlive)) {
      Thread.sleep(500);
      System.gc();
      if (done.sum() != seen) {
        seen = done.sum();
        since = System.nanoTime();
      } else if (System.nanoTime() - since > PATIENCE_NANOS) {
        totals.wrong("nothing gets on");
        dumpThreads();
        return false;
      }
    }
    for (WorkStealingPool pool : pools) {
      HealthProbe.check(pool);
      pool.close();
    }
    boolean left =
        Thread.getAllStackTraces().keySet().stream()
            .anyMatch(thread -> thread.getName().matches("(soak|own).*"));
    if (left) {
      totals.wrong("threads are left");
      dumpThreads();
    }
    return totals.addUp();
  }

  private static void dumpThreads() {
    for (var thread : ManagementFactory.getThreadMXBean().dumpAllThreads(true, true)) {
      System.out.print(thread);
    }
  }

  /**
   * Runs the soak and ends the process, with status 0 if everything was right.
   *
   * @param args minutes; the seed, if not a new one
   */
  public static void main(String[] args) throws InterruptedException {
    double minutes = Double.parseDouble(args[0]);
    long seed = args.length > 1 ? Long.parseLong(args[1]) : System.nanoTime();
    LOG.setLevel(Level.SEVERE);
    System.out.println("soak: " + minutes + " minutes, seed " + seed);
    Soak soak = new Soak(seed, (long) (minutes * 60e9));
    boolean right = soak.run();
    System.out.println(soak.chores);
    System.out.println(soak.done + " chores, " + soak.endedEarly + " ended early");
    System.out.println(soak.totals);
    System.out.println(right ? "everything adds up" : "FAILED, seed " + seed);
    System.exit(right ? 0 : 1);
  }
}
