package org.anabranch.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The indices of the k greatest objects that were added, of equal ones those that come first. */
public final class TopElements<T extends @Nullable Object> {
  private static final int LEAST_ROOM = 1 << 8;

  private final T[] a;
  private final int k;
  private final Comparator<Integer> order;
  private final List<Integer> buffer = new ArrayList<>();

  /** The last of k kept indices, or -1 while there are fewer. */
  private int last = -1;

  /** Nothing of the objects yet. */
  public TopElements(T[] a, int k, Comparator<? super T> by) {
    this.a = a;
    this.k = k;
    order =
        (i, j) -> {
          int greatestFirst = by.compare(a[j], a[i]);
          return greatestFirst != 0 ? greatestFirst : Integer.compare(i, j);
        };
  }

  /** Adds the objects at some indices. */
  public void add(int from, int to) {
    for (int i = from; i < to; i++) {
      add(i);
    }
  }

  private void add(int index) {
    if (last < 0 || order.compare(index, last) < 0) {
      buffer.add(index);
      if (buffer.size() >= Math.max(LEAST_ROOM, 2 * k)) {
        cut();
      }
    }
  }

  private void cut() {
    buffer.sort(order);
    if (buffer.size() >= k) {
      buffer.subList(k, buffer.size()).clear();
      last = buffer.get(k - 1);
    }
  }

  /** Adds what another has kept. */
  public void merge(TopElements<T> other) {
    other.buffer.forEach(this::add);
  }

  /** Writes the greatest to an array of length k. */
  public void writeTo(T[] into) {
    cut();
    for (int i = 0; i < buffer.size(); i++) {
      into[i] = a[buffer.get(i)];
    }
  }
}
