package org.anabranch.op;

import java.lang.reflect.Array;
import java.util.Objects;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;

/** Arrays of arrays, one behind the other. */
public final class Flatten {
  private static final Cost COPY = Cost.ofPicos(600);

  private Flatten() {}

  /** All rows, one behind the other. */
  public static int[] rows(int[][] a) {
    int[] starts = starts(a);
    int[] out = new int[starts[a.length]];
    copy(a, starts, out);
    return out;
  }

  /** All rows, one behind the other. */
  public static long[] rows(long[][] a) {
    int[] starts = starts(a);
    long[] out = new long[starts[a.length]];
    copy(a, starts, out);
    return out;
  }

  /** All rows, one behind the other. */
  public static double[] rows(double[][] a) {
    int[] starts = starts(a);
    double[] out = new double[starts[a.length]];
    copy(a, starts, out);
    return out;
  }

  /** All rows, one behind the other. */
  @SuppressWarnings("unchecked") // of the class that the rows are declared to have
  public static <T> T[] rows(T[][] a) {
    int[] starts = starts(a);
    Class<?> element = a.getClass().getComponentType().getComponentType();
    T[] out = (T[]) Array.newInstance(element, starts[a.length]);
    copy(a, starts, out);
    return out;
  }

  /** Where each row begins in the result, and where the last ends. */
  private static int[] starts(Object[] rows) {
    int[] starts = new int[Objects.requireNonNull(rows, "a").length + 1];
    long total = 0;
    for (int row = 0; row < rows.length; row++) {
      total += Array.getLength(Objects.requireNonNull(rows[row], "a"));
      if (total > Integer.MAX_VALUE) {
        throw new IllegalArgumentException("the rows have more elements than an array can hold");
      }
      starts[row + 1] = (int) total;
    }
    return starts;
  }

  private static void copy(Object[] rows, int[] starts, Object out) {
    IndexLoop.run(
        0, starts[rows.length], COPY, (lo, hi) -> copy(rows, starts, out, (int) lo, (int) hi));
  }

  /** Copies what belongs into a range of the result. */
  @SuppressWarnings("SuspiciousSystemArraycopy") // every caller passes rows of the result's kind
  private static void copy(Object[] rows, int[] starts, Object out, int from, int to) {
    int row = rowAt(starts, from);
    for (int at = from; at < to; row++) {
      int end = Math.min(to, starts[row + 1]);
      System.arraycopy(rows[row], at - starts[row], out, at, end - at);
      at = end;
    }
  }

  /** The last row that begins at or before a place in the result. */
  private static int rowAt(int[] starts, int place) {
    int low = 0;
    int high = starts.length - 1;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (starts[middle] <= place) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
