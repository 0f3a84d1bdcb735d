package org.anabranch.op;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.kernel.IndexedKeys;
import org.anabranch.kernel.KeyKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.jspecify.annotations.Nullable;

/**
 * Natural order of strings: sorted by a window of eight narrow or four wide chars, taken out once,
 * then each run of equal windows by the next window, until runs are short or the windows far from
 * the beginning; those are merged by comparison.
 */
final class StringSort {
  /** Fewer strings are compared as they are. */
  static final int SMALLEST = 1 << 9;

  private static final int NARROW_WINDOW = 8;
  private static final int WIDE_WINDOW = 4;
  private static final int DEEPEST = 256;
  private static final Cost EXTRACT = Cost.ofPicos(20_000);
  private static final Cost SCAN = Cost.ofPicos(3_000);

  private final @Nullable Object[] a;

  private StringSort(@Nullable Object[] a) {
    this.a = a;
  }

  /** Sorts a range if all its elements are strings; else changes nothing. */
  static boolean sort(@Nullable Object[] a, int from, int to) {
    if (!(a[from] instanceof String)) {
      return false;
    }
    StringSort sort = new StringSort(a);
    boolean strings = allMatch(from, to, (lo, hi) -> KeyKernels.areStrings(a, lo, hi));
    if (strings) {
      sort.sortByWindow(from, to, 0);
    }
    return strings;
  }

  /** A property of all strings of a piece. */
  private interface Property {
    boolean holds(int from, int to);
  }

  private static boolean allMatch(int from, int to, Property property) {
    AtomicBoolean failed = new AtomicBoolean();
    IndexLoop.run(
        from,
        to,
        EXTRACT,
        (lo, hi) -> {
          if (!failed.get() && !property.holds((int) lo, (int) hi)) {
            failed.set(true);
          }
        });
    return !failed.get();
  }

  /** Sorts strings that agree before a window. */
  private void sortByWindow(int from, int to, int before) {
    if (to - from < SMALLEST) {
      sortByComparison(from, to);
      return;
    }
    int at = differAt(from, to, before);
    if (at == Integer.MAX_VALUE) {
      return;
    }
    if (at >= DEEPEST) {
      sortByComparison(from, to);
      return;
    }
    long[] keys = new long[to - from];
    boolean narrow =
        allMatch(0, keys.length, (lo, hi) -> KeyKernels.ofNarrowWindows(a, from, lo, hi, at, keys));
    if (!narrow) {
      IndexLoop.run(
          0,
          keys.length,
          EXTRACT,
          (lo, hi) -> KeyKernels.ofWindows(a, from, (int) lo, (int) hi, at, keys));
    }
    int[] order = IndexedSort.order(keys);
    if (order != null) {
      KeySort.permute(a, from, order);
      KeySort.permute(keys, order);
    }
    int next = at + (narrow ? NARROW_WINDOW : WIDE_WINDOW);
    IndexLoop.run(
        0, keys.length, SCAN, (lo, hi) -> sortEqual(from, (int) lo, (int) hi, keys, next));
  }

  /** The first char from {@code before} on in which strings differ; the greatest int if none. */
  private int differAt(int from, int to, int before) {
    AtomicInteger least = new AtomicInteger(Integer.MAX_VALUE);
    IndexLoop.run(
        from,
        to,
        SCAN,
        (lo, hi) -> {
          int known = least.get();
          if (known > before) {
            int found = KeyKernels.differAt(a, from, (int) lo, (int) hi, before, known);
            least.accumulateAndGet(found, Math::min);
          }
        });
    return least.get();
  }

  /** Sorts the runs of equal windows that begin in a piece. */
  private void sortEqual(int from, int lo, int hi, long[] keys, int next) {
    int at = IndexedKeys.startOfRun(keys, lo, hi, 0);
    while (at < hi) {
      int end = IndexedKeys.endOfEqual(keys, at, keys.length, 0);
      if (end - at > 1) {
        sortByWindow(from + at, from + end, next);
      }
      at = end;
    }
  }

  private void sortByComparison(int from, int to) {
    ObjectSort.sort(a, from, to, NaturalOrder.like(""), "");
  }
}
