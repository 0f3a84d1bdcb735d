package org.anabranch.op;

import java.io.Serial;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.block.predicate.Predicate2;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.multimap.bag.MutableBagMultimap;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.map.mutable.MapAdapter;
import org.eclipse.collections.impl.multimap.bag.HashBagMultimap;
import org.eclipse.collections.impl.multimap.list.AbstractMutableListMultimap;
import org.eclipse.collections.impl.multimap.list.FastListMultimap;

/**
 * A multimap over a map of the JDK, which is what groups are made in: it takes over what is there
 * instead of putting each group where it belongs once more.
 */
final class GroupedLists<K, V> extends AbstractMutableListMultimap<K, V> implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /** Takes over a map, which nobody else changes from now on, with so many values in its lists. */
  void adopt(Map<K, MutableList<V>> groups, int size) {
    map = MapAdapter.adapt(groups);
    totalSize = size;
  }

  @Override
  protected MutableMap<K, MutableList<V>> createMap() {
    return MapAdapter.adapt(new HashMap<>());
  }

  @Override
  protected MutableMap<K, MutableList<V>> createMapWithKeyCount(int keys) {
    return MapAdapter.adapt(new HashMap<>(2 * keys));
  }

  @Override
  protected MutableList<V> createCollection() {
    return new FastList<>(1);
  }

  @Override
  public MutableMap<K, RichIterable<V>> toMap() {
    Map<K, RichIterable<V>> copy = new HashMap<>(2 * map.size());
    map.forEachKeyValue((key, group) -> copy.put(key, FastList.newList(group)));
    return MapAdapter.adapt(copy);
  }

  @Override
  public MutableListMultimap<K, V> newEmpty() {
    return new FastListMultimap<>();
  }

  @Override
  public MutableBagMultimap<V, K> flip() {
    MutableBagMultimap<V, K> flipped = new HashBagMultimap<>();
    map.forEachKeyValue((key, group) -> group.forEach(value -> flipped.put(value, key)));
    return flipped;
  }

  @Override
  public MutableListMultimap<K, V> selectKeysValues(Predicate2<? super K, ? super V> predicate) {
    return selectKeysValues(predicate, new FastListMultimap<>());
  }

  @Override
  public MutableListMultimap<K, V> rejectKeysValues(Predicate2<? super K, ? super V> predicate) {
    return rejectKeysValues(predicate, new FastListMultimap<>());
  }

  @Override
  public MutableListMultimap<K, V> selectKeysMultiValues(
      Predicate2<? super K, ? super RichIterable<V>> predicate) {
    return selectKeysMultiValues(predicate, new FastListMultimap<>());
  }

  @Override
  public MutableListMultimap<K, V> rejectKeysMultiValues(
      Predicate2<? super K, ? super RichIterable<V>> predicate) {
    return rejectKeysMultiValues(predicate, new FastListMultimap<>());
  }

  /** As a multimap of the collections' own. */
  @Serial
  private Object writeReplace() {
    return new FastListMultimap<>(this);
  }
}
