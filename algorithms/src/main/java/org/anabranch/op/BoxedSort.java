package org.anabranch.op;

import java.util.concurrent.atomic.AtomicBoolean;
import org.anabranch.kernel.KeyKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.jspecify.annotations.Nullable;

/** Natural order of boxed primitives, all of one class, by their values. */
final class BoxedSort {
  private static final Cost UNBOX = Cost.ofPicos(4_000);

  private BoxedSort() {}

  /** Takes the keys of a piece; false when an element is of another class. */
  private interface Extractor {
    boolean extract(int from, int to, long[] keys);
  }

  /** Sorts a range if all its elements are boxed primitives of one class; else changes nothing. */
  static boolean sort(@Nullable Object[] a, int from, int to) {
    Extractor extractor = extractor(a, from);
    if (extractor == null) {
      return false;
    }
    long[] keys = new long[to - from];
    AtomicBoolean foreign = new AtomicBoolean();
    IndexLoop.run(
        0,
        keys.length,
        UNBOX,
        (lo, hi) -> {
          if (!foreign.get() && !extractor.extract((int) lo, (int) hi, keys)) {
            foreign.set(true);
          }
        });
    if (foreign.get()) {
      return false;
    }
    int[] order = IndexedSort.order(keys);
    if (order != null) {
      KeySort.permute(a, from, order);
    }
    return true;
  }

  private static @Nullable Extractor extractor(@Nullable Object[] a, int from) {
    Object first = a[from];
    if (first instanceof Integer
        || first instanceof Long
        || first instanceof Short
        || first instanceof Byte) {
      Class<?> type = first.getClass();
      return (lo, hi, keys) -> KeyKernels.ofWholeNumbers(a, from, lo, hi, type, keys);
    }
    if (first instanceof Double || first instanceof Float) {
      Class<?> type = first.getClass();
      return (lo, hi, keys) -> KeyKernels.ofReals(a, from, lo, hi, type, keys);
    }
    if (first instanceof Character) {
      return (lo, hi, keys) -> KeyKernels.ofCharacters(a, from, lo, hi, keys);
    }
    return null;
  }
}
