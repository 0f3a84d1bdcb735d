package org.anabranch.op;

import java.util.Comparator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** For each leaf of a tree, the first element whose key is largest, and that key. */
final class KeyedExtreme<T extends @Nullable Object, K> {
  private final T[] a;
  private final Function<? super T, ? extends K> key;
  private final Comparator<? super K> order;
  private final int[] indices;
  private final K[] keys;

  @SuppressWarnings("unchecked") // the array of keys never leaves this class
  KeyedExtreme(
      T[] a, Function<? super T, ? extends K> key, Comparator<? super K> order, int leaves) {
    this.a = a;
    this.key = key;
    this.order = order;
    indices = new int[leaves];
    keys = (K[]) new Object[leaves];
  }

  void reduce(int slot, int from, int to) {
    int best = from;
    K bestKey = key.apply(a[from]);
    for (int i = from + 1; i < to; i++) {
      K next = key.apply(a[i]);
      if (order.compare(next, bestKey) > 0) {
        best = i;
        bestKey = next;
      }
    }
    indices[slot] = best;
    keys[slot] = bestKey;
  }

  void combine(int left, int right) {
    if (order.compare(keys[right], keys[left]) > 0) {
      indices[left] = indices[right];
      keys[left] = keys[right];
    }
  }

  int winner() {
    return indices[0];
  }
}
