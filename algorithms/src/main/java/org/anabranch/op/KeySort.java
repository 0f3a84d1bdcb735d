package org.anabranch.op;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.anabranch.core.loop.Critical;
import org.anabranch.kernel.GatherKernels;
import org.anabranch.kernel.KeyKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.jspecify.annotations.Nullable;

/** Sorts of objects by primitive keys, taken from each object once before anything is moved. */
public final class KeySort {
  private static final Cost COPY = Cost.ofPicos(600);
  private static final Cost GATHER = Cost.ofPicos(3_000);

  private KeySort() {}

  /** Sorts by int keys, stably. */
  public static <T extends @Nullable Object> void byInt(T[] a, ToIntFunction<? super T> key) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(key, "key");
    byKeys(a, Cost.of(key), (lo, hi, keys) -> KeyKernels.byInt(a, 0, lo, hi, key, keys));
  }

  /** Sorts by long keys, stably. */
  public static <T extends @Nullable Object> void byLong(T[] a, ToLongFunction<? super T> key) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(key, "key");
    byKeys(a, Cost.of(key), (lo, hi, keys) -> KeyKernels.byLong(a, 0, lo, hi, key, keys));
  }

  /** Sorts by double keys, stably. */
  public static <T extends @Nullable Object> void byDouble(T[] a, ToDoubleFunction<? super T> key) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(key, "key");
    byKeys(a, Cost.of(key), (lo, hi, keys) -> KeyKernels.byDouble(a, 0, lo, hi, key, keys));
  }

  /** Takes the keys of a piece. */
  private interface Extractor {
    void extract(int from, int to, long[] keys);
  }

  private static <T extends @Nullable Object> void byKeys(T[] a, Cost cost, Extractor extractor) {
    long[] keys = new long[a.length];
    IndexLoop.run(0, a.length, cost, (lo, hi) -> extractor.extract((int) lo, (int) hi, keys));
    int[] order = IndexedSort.order(keys);
    if (order != null) {
      permute(a, 0, order);
    }
  }

  /** Brings elements into an order of their indices, counted from {@code from}. */
  static <T extends @Nullable Object> void permute(T[] a, int from, int[] order) {
    T[] old = Arrays.copyOfRange(a, from, from + order.length);
    gather(order.length, (lo, hi) -> GatherKernels.gather(old, order, (int) lo, (int) hi, a, from));
  }

  private static void gather(int n, IndexLoop.Kernel piece) {
    Critical.run(() -> IndexLoop.run(0, n, GATHER, piece));
  }

  /** Both or neither: a cancelled call leaves each value with its key. */
  private static void together(Runnable keys, Runnable values) {
    Critical.run(
        () -> {
          keys.run();
          values.run();
        });
  }

  /** Brings elements into an order of their indices. */
  static void permute(int[] a, int[] order) {
    int[] old = a.clone();
    gather(order.length, (lo, hi) -> GatherKernels.gather(old, order, (int) lo, (int) hi, a, 0));
  }

  /** Brings elements into an order of their indices. */
  static void permute(long[] a, int[] order) {
    long[] old = a.clone();
    gather(order.length, (lo, hi) -> GatherKernels.gather(old, order, (int) lo, (int) hi, a, 0));
  }

  /** Brings elements into an order of their indices. */
  static void permute(double[] a, int[] order) {
    double[] old = a.clone();
    gather(order.length, (lo, hi) -> GatherKernels.gather(old, order, (int) lo, (int) hi, a, 0));
  }

  /** The stable order of ints. */
  public static int[] argsort(int[] keys) {
    Objects.requireNonNull(keys, "keys");
    int[] order = order(keys);
    return order == null ? identity(keys.length) : order;
  }

  private static int @Nullable [] order(int[] keys) {
    long[] copy = new long[keys.length];
    IndexLoop.run(
        0, keys.length, COPY, (lo, hi) -> KeyKernels.ofInts(keys, (int) lo, (int) hi, copy));
    return IndexedSort.order(copy);
  }

  /** The stable order of longs. */
  public static int[] argsort(long[] keys) {
    Objects.requireNonNull(keys, "keys");
    int[] order = order(keys);
    return order == null ? identity(keys.length) : order;
  }

  private static int @Nullable [] order(long[] keys) {
    return IndexedSort.order(keys);
  }

  /** The stable order of doubles. */
  public static int[] argsort(double[] keys) {
    Objects.requireNonNull(keys, "keys");
    int[] order = order(keys);
    return order == null ? identity(keys.length) : order;
  }

  private static int @Nullable [] order(double[] keys) {
    long[] copy = new long[keys.length];
    IndexLoop.run(
        0, keys.length, COPY, (lo, hi) -> KeyKernels.ofDoubles(keys, (int) lo, (int) hi, copy));
    return IndexedSort.order(copy);
  }

  /** An element and where it was. */
  private record Place<T extends @Nullable Object>(T element, int index) {}

  /** The stable order of objects. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic record
  public static <T extends @Nullable Object> int[] argsort(
      T[] a, @Nullable Comparator<? super T> order) {
    Objects.requireNonNull(a, "a");
    Comparator<? super T> by = order == null ? NaturalOrder.ofAny() : order;
    Object function = order != null ? order : a.length > 0 ? Objects.requireNonNull(a[0]) : by;
    Place<T>[] places = new Place[a.length];
    for (int i = 0; i < a.length; i++) {
      places[i] = new Place<>(a[i], i);
    }
    ObjectSort.sort(places, 0, a.length, (x, y) -> by.compare(x.element(), y.element()), function);
    int[] indices = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      indices[i] = places[i].index();
    }
    return indices;
  }

  private static int[] identity(int n) {
    int[] order = new int[n];
    for (int i = 0; i < n; i++) {
      order[i] = i;
    }
    return order;
  }

  private static void checkLengths(int keys, int values) {
    if (keys != values) {
      throw new IllegalArgumentException(keys + " keys for " + values + " values");
    }
  }

  /** Sorts int keys, stably, and takes the values along. */
  public static void byKey(int[] keys, int[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    checkLengths(keys.length, values.length);
    int[] order = order(keys);
    if (order != null) {
      together(() -> permute(keys, order), () -> permute(values, order));
    }
  }

  /** Sorts int keys, stably, and takes the values along. */
  public static void byKey(int[] keys, long[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    checkLengths(keys.length, values.length);
    int[] order = order(keys);
    if (order != null) {
      together(() -> permute(keys, order), () -> permute(values, order));
    }
  }

  /** Sorts int keys, stably, and takes the values along. */
  public static <T extends @Nullable Object> void byKey(int[] keys, T[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    checkLengths(keys.length, values.length);
    int[] order = order(keys);
    if (order != null) {
      together(() -> permute(keys, order), () -> permute(values, 0, order));
    }
  }

  /** Sorts long keys, stably, and takes the values along. */
  public static void byKey(long[] keys, int[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    checkLengths(keys.length, values.length);
    int[] order = order(keys);
    if (order != null) {
      together(() -> permute(keys, order), () -> permute(values, order));
    }
  }

  /** Sorts long keys, stably, and takes the values along. */
  public static void byKey(long[] keys, long[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    checkLengths(keys.length, values.length);
    int[] order = order(keys);
    if (order != null) {
      together(() -> permute(keys, order), () -> permute(values, order));
    }
  }

  /** Sorts long keys, stably, and takes the values along. */
  public static <T extends @Nullable Object> void byKey(long[] keys, T[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    checkLengths(keys.length, values.length);
    int[] order = order(keys);
    if (order != null) {
      together(() -> permute(keys, order), () -> permute(values, 0, order));
    }
  }

  /** Sorts double keys, stably, and takes the values along. */
  public static void byKey(double[] keys, int[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    checkLengths(keys.length, values.length);
    int[] order = order(keys);
    if (order != null) {
      together(() -> permute(keys, order), () -> permute(values, order));
    }
  }

  /** Sorts double keys, stably, and takes the values along. */
  public static void byKey(double[] keys, long[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    checkLengths(keys.length, values.length);
    int[] order = order(keys);
    if (order != null) {
      together(() -> permute(keys, order), () -> permute(values, order));
    }
  }

  /** Sorts double keys, stably, and takes the values along. */
  public static <T extends @Nullable Object> void byKey(double[] keys, T[] values) {
    Objects.requireNonNull(keys, "keys");
    Objects.requireNonNull(values, "values");
    checkLengths(keys.length, values.length);
    int[] order = order(keys);
    if (order != null) {
      together(() -> permute(keys, order), () -> permute(values, 0, order));
    }
  }
}
