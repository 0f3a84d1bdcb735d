package org.anabranch.pipeline;

import java.util.Objects;
import java.util.function.Function;
import org.eclipse.collections.api.map.primitive.MutableObjectLongMap;
import org.eclipse.collections.api.map.primitive.ObjectLongMap;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectLongHashMap;
import org.jspecify.annotations.Nullable;

/**
 * How many elements have each key: a table for each worker, added up in the end.
 *
 * @param <T> the elements
 * @param <K> the keys
 */
public final class KeyCounts<T extends @Nullable Object, K> extends Sink<KeyCounts<T, K>> {
  private final Function<? super T, ? extends K> key;
  private final MutableObjectLongMap<K> counts = new ObjectLongHashMap<>();

  private KeyCounts(Function<? super T, ? extends K> key) {
    this.key = key;
  }

  /**
   * Counts.
   *
   * @param flow the pipeline, of objects
   * @param key the key of an object
   * @param <T> the objects
   * @param <K> the keys
   * @return a number for each key
   */
  public static <T extends @Nullable Object, K> ObjectLongMap<K> of(
      Flow flow, Function<? super T, ? extends K> key) {
    Objects.requireNonNull(key, "key");
    return flow.run(new SinkTerminal<>(new KeyCounts<T, K>(key), key)).counts;
  }

  @Override
  @SuppressWarnings("unchecked") // elements are of the pipeline's type
  void accept(Object block, int from, int to) {
    T[] a = (T[]) block;
    for (int i = from; i < to; i++) {
      counts.addToValue(key.apply(a[i]), 1);
    }
  }

  @Override
  KeyCounts<T, K> split() {
    return new KeyCounts<>(key);
  }

  @Override
  void merge(KeyCounts<T, K> other) {
    other.counts.forEachKeyValue(counts::addToValue);
  }
}
