package org.anabranch.op;

import org.anabranch.kernel.IndexedKeys;
import org.anabranch.kernel.KeyRange;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.IndexLoop;
import org.jspecify.annotations.Nullable;

/**
 * The stable order of keys, as indices. Each key is packed with its index into a long, these are
 * sorted as longs, and where the key did not fit whole, runs of equal leading bits are sorted by
 * the rest. Extra memory: three longs for each key.
 */
final class IndexedSort {
  private static final Cost PASS = Cost.ofPicos(600);

  private IndexedSort() {}

  /** The indices in the order of their keys, or null when the keys ascend already. */
  static int @Nullable [] order(long[] keys) {
    int n = keys.length;
    if (IndexedKeys.areSorted(keys)) {
      return null;
    }
    KeyRange range =
        Gather.run(0, n, PASS, KeyRange::new, (r, lo, hi) -> r.add(keys, lo, hi), KeyRange::merge);
    long min = range.min();
    int indexBits = Integer.SIZE - Integer.numberOfLeadingZeros(n - 1);
    int dropped = Math.max(0, range.bits() + indexBits - (Long.SIZE - 1));
    long[] packed = new long[n];
    IndexLoop.run(
        0,
        n,
        PASS,
        (lo, hi) -> IndexedKeys.pack(keys, (int) lo, (int) hi, min, dropped, indexBits, packed));
    Sort.sort(packed, 0, n);
    if (dropped > 0) {
      IndexLoop.run(
          0,
          n,
          PASS,
          (lo, hi) -> sortEqual(packed, (int) lo, (int) hi, keys, min, dropped, indexBits));
    }
    int[] order = new int[n];
    IndexLoop.run(
        0, n, PASS, (lo, hi) -> IndexedKeys.indices(packed, (int) lo, (int) hi, indexBits, order));
    return order;
  }

  /** Sorts the runs that begin in a piece by the bits that were dropped. */
  private static void sortEqual(
      long[] packed, int from, int to, long[] keys, long min, int dropped, int indexBits) {
    int at = IndexedKeys.startOfRun(packed, from, to, indexBits);
    while (at < to) {
      int end = IndexedKeys.endOfEqual(packed, at, packed.length, indexBits);
      if (end - at > 1) {
        long[] run = IndexedKeys.packDropped(packed, at, end, keys, min, dropped, indexBits);
        Sort.sort(run, 0, run.length);
        IndexedKeys.replaceIndices(packed, at, run, indexBits);
      }
      at = end;
    }
  }
}
