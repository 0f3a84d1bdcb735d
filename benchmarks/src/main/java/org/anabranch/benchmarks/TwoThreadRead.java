package org.anabranch.benchmarks;

/**
 * The physical limit of a sum: two threads read the same number of bytes, each its half, with the
 * loop over ints that is fastest on the running JDK. The second thread spins between rounds, so
 * neither waking nor splitting costs anything.
 *
 * <p>Order: the caller writes {@code round}, the second thread its sum and then {@code answered};
 * both fields are volatile and each has one writer.
 */
final class TwoThreadRead implements AutoCloseable {
  private static final int STOP = -1;

  /** Before it, C2 adds up the lanes of a vector in each turn, and plain chains are faster. */
  private static final int FIRST_JDK_WITH_FAST_REDUCTIONS = 21;

  private static final boolean VECTORS =
      Runtime.version().feature() >= FIRST_JDK_WITH_FAST_REDUCTIONS;

  private final int[] data;
  private final Thread second;
  private volatile int round;
  private volatile int answered;
  private int upperSum;

  /** A reader of so many bytes of its own; the second thread starts at once. */
  TwoThreadRead(long bytes) {
    data = new int[Math.toIntExact(bytes / Integer.BYTES)];
    for (int i = 0; i < data.length; i++) {
      data[i] = i;
    }
    second = new Thread(this::serve, "second-reader");
    second.setDaemon(true);
    second.start();
  }

  private void serve() {
    int last = 0;
    for (int now = round; now != STOP; now = round) {
      if (now == last) {
        Thread.onSpinWait();
      } else {
        upperSum = sum(data, data.length / 2, data.length);
        last = now;
        answered = now;
      }
    }
  }

  /** Reads everything once; the result is there to be used. */
  int read() {
    int mine = answered + 1 & Integer.MAX_VALUE;
    round = mine;
    int lowerSum = sum(data, 0, data.length / 2);
    while (answered != mine) {
      Thread.onSpinWait();
    }
    return lowerSum + upperSum;
  }

  /** Reads everything once, on the calling thread alone. */
  int readAlone() {
    return sum(data, 0, data.length);
  }

  private static int sum(int[] a, int from, int to) {
    return VECTORS ? sumByVectors(a, from, to) : sumByChains(a, from, to);
  }

  /** The shift is there for C2, which finds a bare addition not worth its vectors. */
  private static int sumByVectors(int[] a, int from, int to) {
    int sum = 0;
    for (int i = from; i < to; i++) {
      sum += a[i] >>> 1;
    }
    return sum;
  }

  private static int sumByChains(int[] a, int from, int to) {
    int sum0 = 0;
    int sum1 = 0;
    int sum2 = 0;
    int sum3 = 0;
    int i = from;
    for (; i < to - 3; i += 4) {
      sum0 += a[i];
      sum1 += a[i + 1];
      sum2 += a[i + 2];
      sum3 += a[i + 3];
    }
    for (; i < to; i++) {
      sum0 += a[i];
    }
    return sum0 + sum1 + sum2 + sum3;
  }

  @Override
  public void close() {
    round = STOP;
  }
}
