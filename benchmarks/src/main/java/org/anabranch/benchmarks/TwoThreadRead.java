package org.anabranch.benchmarks;

/**
 * The physical limit of a sum: two threads read the same number of bytes, each its half, in a loop
 * of int additions that C2 turns into vector instructions. The second thread spins between rounds,
 * so neither waking nor splitting costs anything.
 *
 * <p>Order: the caller writes {@code round}, the second thread its sum and then {@code answered};
 * both fields are volatile and each has one writer.
 */
final class TwoThreadRead implements AutoCloseable {
  private static final int STOP = -1;

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

  private static int sum(int[] a, int from, int to) {
    int sum = 0;
    for (int i = from; i < to; i++) {
      sum += a[i];
    }
    return sum;
  }

  @Override
  public void close() {
    round = STOP;
  }
}
