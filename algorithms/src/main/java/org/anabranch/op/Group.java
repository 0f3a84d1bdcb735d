package org.anabranch.op;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.OrderedGather;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.IntLongMap;
import org.eclipse.collections.api.map.primitive.IntObjectMap;
import org.eclipse.collections.api.map.primitive.MutableIntLongMap;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.api.map.primitive.MutableObjectLongMap;
import org.eclipse.collections.api.map.primitive.ObjectLongMap;
import org.eclipse.collections.api.multimap.list.ListMultimap;
import org.eclipse.collections.api.partition.list.PartitionList;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.map.mutable.primitive.IntLongHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.IntObjectHashMap;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectLongHashMap;
import org.eclipse.collections.impl.partition.list.PartitionFastList;
import org.jspecify.annotations.Nullable;

/**
 * Groups of elements with the same key. Each worker has tables of its own, which are put together
 * at the end: those of counts and sums in any order by whoever joins a thief, those of lists in the
 * order of the input, two neighbours at a time.
 */
public final class Group {
  private static final Cost COUNT = Cost.ofPicos(5_000);

  /** Ints that lie so close together are counted in an array. */
  private static final int CLOSE = 1 << 16;

  private Group() {}

  /** How many elements have each key. */
  public static <T extends @Nullable Object, K> ObjectLongMap<K> countBy(
      T[] a, Function<? super T, ? extends K> key) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(key, "key");
    return Gather.<MutableObjectLongMap<K>>run(
        0,
        a.length,
        Cost.of(key),
        ObjectLongHashMap::new,
        (counts, lo, hi) -> {
          for (int i = lo; i < hi; i++) {
            counts.addToValue(key.apply(a[i]), 1);
          }
        },
        Group::addAll);
  }

  /** How many elements have each key. */
  public static <T extends @Nullable Object, K> ObjectLongMap<K> countBy(
      Iterable<T> elements, Function<? super T, ? extends K> key) {
    Objects.requireNonNull(elements, "elements");
    Objects.requireNonNull(key, "key");
    return countBy(Elements.of(elements), key);
  }

  /** The wrapping sum of a value over the elements with each key. */
  public static <T extends @Nullable Object, K> ObjectLongMap<K> sumBy(
      T[] a, Function<? super T, ? extends K> key, ToLongFunction<? super T> value) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(value, "value");
    return Gather.<MutableObjectLongMap<K>>run(
        0,
        a.length,
        Cost.of(key, value),
        ObjectLongHashMap::new,
        (sums, lo, hi) -> {
          for (int i = lo; i < hi; i++) {
            sums.addToValue(key.apply(a[i]), value.applyAsLong(a[i]));
          }
        },
        Group::addAll);
  }

  /** The wrapping sum of a value over the elements with each key. */
  public static <T extends @Nullable Object, K> ObjectLongMap<K> sumBy(
      Iterable<T> elements, Function<? super T, ? extends K> key, ToLongFunction<? super T> value) {
    Objects.requireNonNull(elements, "elements");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(value, "value");
    return sumBy(Elements.of(elements), key, value);
  }

  private static <K> void addAll(MutableObjectLongMap<K> to, MutableObjectLongMap<K> from) {
    from.forEachKeyValue(to::addToValue);
  }

  /** How often each int occurs. */
  public static IntLongMap countByInt(int[] a) {
    Objects.requireNonNull(a, "a");
    if (!COUNT.isSmall(a.length)) {
      int min = Extremes.min(a, 0, a.length);
      int max = Extremes.max(a, 0, a.length);
      if ((long) max - min < CLOSE) {
        return fromArray(min, Histogram.counted(a, min, max - min + 1));
      }
    }
    return Gather.<MutableIntLongMap>run(
        0,
        a.length,
        COUNT,
        IntLongHashMap::new,
        (counts, lo, hi) -> {
          for (int i = lo; i < hi; i++) {
            counts.addToValue(a[i], 1);
          }
        },
        (to, from) -> from.forEachKeyValue(to::addToValue));
  }

  private static IntLongMap fromArray(int min, long[] counts) {
    MutableIntLongMap map = new IntLongHashMap();
    for (int k = 0; k < counts.length; k++) {
      if (counts[k] != 0) {
        map.put(min + k, counts[k]);
      }
    }
    return map;
  }

  /** The elements with each key, in their order. */
  public static <T extends @Nullable Object, K> ListMultimap<K, T> groupBy(
      T[] a, Function<? super T, ? extends K> key) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(key, "key");
    return new KeyedLists<T, K>(a, key).groups();
  }

  /** The elements with each key, in their order. */
  public static <T extends @Nullable Object, K> ListMultimap<K, T> groupBy(
      Iterable<T> elements, Function<? super T, ? extends K> key) {
    Objects.requireNonNull(elements, "elements");
    Objects.requireNonNull(key, "key");
    return groupBy(Elements.of(elements), key);
  }

  /** The elements with each key, in their order. */
  public static <T extends @Nullable Object> IntObjectMap<MutableList<T>> groupByInt(
      T[] a, ToIntFunction<? super T> key) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(key, "key");
    return OrderedGather.<MutableIntObjectMap<MutableList<T>>>run(
        0,
        a.length,
        Cost.of(key),
        IntObjectHashMap::new,
        (groups, lo, hi) -> {
          for (int i = lo; i < hi; i++) {
            groups.getIfAbsentPut(key.applyAsInt(a[i]), FastList::new).add(a[i]);
          }
        },
        (all, more) ->
            more.forEachKeyValue((k, group) -> all.getIfAbsentPut(k, FastList::new).addAll(group)));
  }

  /** The elements with each key, in their order. */
  public static <T extends @Nullable Object> IntObjectMap<MutableList<T>> groupByInt(
      Iterable<T> elements, ToIntFunction<? super T> key) {
    Objects.requireNonNull(elements, "elements");
    Objects.requireNonNull(key, "key");
    return groupByInt(Elements.of(elements), key);
  }

  /** The elements that match, in their order. */
  public static <T extends @Nullable Object> MutableList<T> filter(
      Iterable<T> elements, Predicate<? super T> predicate) {
    Objects.requireNonNull(elements, "elements");
    Objects.requireNonNull(predicate, "predicate");
    return FastList.newListWith(Pack.filter(Elements.of(elements), predicate));
  }

  /** The elements that match and those that do not, in their order. */
  public static <T extends @Nullable Object> PartitionList<T> partitionBy(
      T[] a, Predicate<? super T> predicate) {
    return OrderedGather.<PartitionFastList<T>>run(
        0,
        a.length,
        Cost.of(predicate),
        PartitionFastList::new,
        (parts, lo, hi) -> {
          for (int i = lo; i < hi; i++) {
            (predicate.test(a[i]) ? parts.getSelected() : parts.getRejected()).add(a[i]);
          }
        },
        (all, more) -> {
          all.getSelected().addAll(more.getSelected());
          all.getRejected().addAll(more.getRejected());
        });
  }
}
