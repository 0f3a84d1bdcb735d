package org.anabranch.op;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.anabranch.core.loop.Checkpoint;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.anabranch.skeleton.OrderedGather;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.ListMultimap;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.jspecify.annotations.Nullable;

/**
 * The elements with each key, in their order. The first of them say how many groups there are.
 * Where they are few, each worker makes groups of its own, which are put together in order. Where
 * most keys are new, that would cost more than it saves: then only the keys are made in parallel.
 */
final class KeyedLists<T extends @Nullable Object, K extends @Nullable Object> {
  /** Elements that say how many groups there are: so many, or a sixteenth of them all. */
  private static final int SAMPLE = 1 << 10;

  private static final int PARTS = 16;

  /** Groups of so many elements are worth putting together. */
  private static final int ELEMENTS_PER_GROUP = 8;

  /** Elements that one thread groups before it looks for a cancellation. */
  private static final int STRIP = 1 << 10;

  static {
    FastList.newList().clear(); // to load its classes takes long, and is no cost of a key
  }

  private final T[] a;
  private final Function<? super T, ? extends K> key;

  KeyedLists(T[] a, Function<? super T, ? extends K> key) {
    this.a = a;
    this.key = key;
  }

  ListMultimap<K, T> groups() {
    GroupedLists<K, T> result = new GroupedLists<>(); // as above, so that it is loaded by now
    int sample = Math.min(a.length, Math.max(SAMPLE, a.length / PARTS));
    Map<K, MutableList<T>> groups = gathered(0, sample);
    if (sample < a.length) {
      if (groups.size() * ELEMENTS_PER_GROUP <= sample) {
        append(groups, gathered(sample, a.length));
      } else {
        addByKeys(groups, sample);
      }
    }
    result.adopt(groups, a.length);
    return result;
  }

  private Map<K, MutableList<T>> gathered(int from, int to) {
    return OrderedGather.<Map<K, MutableList<T>>>run(
        from, to, Cost.of(key), HashMap::new, this::add, KeyedLists::append);
  }

  private void add(Map<K, MutableList<T>> groups, int from, int to) {
    for (int i = from; i < to; i++) {
      put(groups, key.apply(a[i]), a[i]);
    }
  }

  private static <K extends @Nullable Object, T extends @Nullable Object> void put(
      Map<K, MutableList<T>> groups, K k, T element) {
    groups.computeIfAbsent(k, any -> new FastList<>()).add(element);
  }

  private static <K extends @Nullable Object, T extends @Nullable Object> void append(
      Map<K, MutableList<T>> groups, Map<K, MutableList<T>> more) {
    more.forEach(
        (k, group) -> {
          MutableList<T> known = groups.putIfAbsent(k, group);
          if (known != null) {
            known.addAll(group);
          }
        });
  }

  /** Adds the elements from one on, on this thread, once their keys and the hashes are there. */
  @SuppressWarnings("unchecked") // an array of keys only
  private void addByKeys(Map<K, MutableList<T>> groups, int start) {
    K[] keys = (K[]) new Object[a.length - start];
    IndexLoop.run(
        start,
        a.length,
        Cost.of(key),
        (from, to) -> {
          for (int i = (int) from; i < to; i++) {
            K k = key.apply(a[i]);
            keys[i - start] = k;
            if (k != null) {
              int unused = k.hashCode(); // many keys keep it; where it fails, it fails in order
            }
          }
        });
    for (int i = 0; i < keys.length; i++) {
      if (i % STRIP == 0) {
        Checkpoint.pass();
      }
      put(groups, keys[i], a[start + i]);
    }
  }
}
