package org.anabranch;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Classes with parallel work in their static initialisers, to be loaded again and again. Each body
 * touches a static field of its class and takes long enough for thieves to come; each result is
 * 64,000.
 */
final class InitialiserTemplates {
  private static final int N = 64;

  private InitialiserTemplates() {}

  static class Sums {
    static long thousand = 1_000;
    static final long RESULT = Par.sumOfLong(0, N, Sums::of);

    private static long of(int i) {
      KnownFunctions.temptThieves(i);
      return thousand;
    }
  }

  static class DoubleSums {
    static double thousand = 1_000;
    static final long RESULT = (long) Par.sumOfDouble(0, N, DoubleSums::of);

    private static double of(int i) {
      KnownFunctions.temptThieves(i);
      return thousand;
    }
  }

  /** Helpers know the map, but not the operator. */
  static class Reduced {
    static long thousand = 1_000;
    static final long RESULT =
        Par.mapReduce(0, N, KnownFunctions.KNOWN_MAP, 0L, (x, y) -> x + y + (thousand - 1_000));
  }

  static class ForEach {
    static final AtomicLong SUM = new AtomicLong();
    static final long RESULT = run();

    private static long run() {
      Par.forEach(
          0,
          N,
          i -> {
            KnownFunctions.temptThieves(i);
            SUM.addAndGet(1_000);
          });
      return SUM.get();
    }
  }

  /** The function's class is the JDK's, and the same for everybody. */
  static class Composed {
    static final AtomicLong SUM = new AtomicLong();
    static final long RESULT = run();

    private static long run() {
      IntConsumer tempt = KnownFunctions::temptThieves;
      Par.forEach(0, N, tempt.andThen(i -> SUM.addAndGet(1_000)));
      return SUM.get();
    }
  }

  /** The function's class is another one of the program's, and known. */
  static class Watched {
    static final AtomicLong SUM = new AtomicLong();
    static final long RESULT = run();

    private static long run() {
      Par.forEach(0, N, KnownFunctions.watched(i -> SUM.addAndGet(1_000)));
      return SUM.get();
    }
  }

  static class Elements {
    static final AtomicLong SUM = new AtomicLong();
    static final long RESULT = run();

    private static long run() {
      List<Integer> elements = IntStream.range(0, N).boxed().toList();
      Par.forEach(
          elements,
          i -> {
            KnownFunctions.temptThieves(i);
            SUM.addAndGet(1_000);
          });
      return SUM.get();
    }
  }

  static class Tiles {
    static final AtomicLong SUM = new AtomicLong();
    static final long RESULT = run();

    private static long run() {
      Par.forTiles(
          64,
          64 * N,
          (rowFrom, rowTo, colFrom, colTo) -> {
            KnownFunctions.temptThieves(colFrom / 64);
            SUM.addAndGet(1_000);
          });
      return SUM.get();
    }
  }

  static class Invoked {
    static final AtomicLong SUM = new AtomicLong();
    static final long RESULT = run();

    private static long run() {
      Runnable[] bodies = new Runnable[N];
      Arrays.setAll(bodies, i -> () -> add(i));
      Par.invoke(bodies);
      return SUM.get();
    }

    private static void add(int i) {
      KnownFunctions.temptThieves(i);
      SUM.addAndGet(1_000);
    }
  }

  /** The first body is a function of a class that helpers have used before. */
  static class InvokedBesideAKnownOne {
    static final AtomicInteger SUM = new AtomicInteger(63_000);
    static final long RESULT = run();

    private static long run() {
      Par.invoke(KnownFunctions.KNOWN, () -> SUM.addAndGet(1_000));
      return SUM.get();
    }
  }

  static class Joined {
    static int thousand = 1_000;
    static final long RESULT = of(N);

    private static int of(int n) {
      if (n == 1) {
        return thousand;
      }
      return Par.joinInt(() -> tempted(n / 2), () -> of(n - n / 2), Integer::sum);
    }

    private static int tempted(int n) {
      KnownFunctions.temptThieves(n > 16 ? 0 : n);
      return of(n);
    }
  }

  /** Helpers know the first and the last function of the pipeline, but not the one between. */
  static class Piped {
    static long thousand = 1_000;
    static final long RESULT =
        Par.range(0, N)
            .mapToObj(KnownFunctions.KNOWN_MAP)
            .map(x -> x + thousand - 1_000)
            .filter(KnownFunctions.KNOWN_TEST)
            .reduce(0L, Long::sum);
  }

  /** Only our own kernels run elsewhere: nothing needs the class. */
  static class Kernels {
    static final long RESULT = run();

    private static long run() {
      int[] ints = new int[4_000_000];
      Arrays.fill(ints, 4);
      return Par.sum(ints) / 250;
    }
  }

  static final List<Class<?>> ALL =
      List.of(
          Sums.class,
          DoubleSums.class,
          Reduced.class,
          ForEach.class,
          Composed.class,
          Watched.class,
          Elements.class,
          Tiles.class,
          Invoked.class,
          InvokedBesideAKnownOne.class,
          Joined.class,
          Piped.class,
          Kernels.class);
}
