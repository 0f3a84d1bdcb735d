package org.anabranch.pipeline;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.stream.Collector;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.TreeReduce;
import org.jspecify.annotations.Nullable;

/**
 * Collects objects with a collector of streams. They are gathered in order first; then at most
 * sixteen parts of the same length fill containers of their own, which are combined in order along
 * a tree, both depending on the number of objects only.
 *
 * <p>When the first container says that nearly every object makes an entry of its own, the rest
 * goes into it as well: to combine such containers costs more than to fill one.
 */
public final class Collects {
  private static final int PARTS = 16;
  private static final int SMALLEST = 1 << 10;

  /** Objects for each entry below which containers are not worth combining. */
  private static final int OBJECTS_PER_ENTRY = 8;

  private Collects() {}

  /**
   * Collects.
   *
   * @param flow a pipeline of objects
   * @param collector the user's collector
   * @param <T> the objects
   * @param <A> the container
   * @param <R> the result
   * @return what the collector makes
   */
  @SuppressWarnings("unchecked") // a collector with an identity finish makes containers of type R
  public static <T extends @Nullable Object, A, R extends @Nullable Object> R collect(
      Flow flow, Collector<? super T, A, R> collector) {
    Objects.requireNonNull(collector, "collector");
    Gathering all = new Gathering(Carrier.OBJECT);
    flow.feed(all);
    A container = container(all.inPlace(), collector);
    return collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)
        ? (R) container
        : collector.finisher().apply(container);
  }

  @SuppressWarnings("unchecked") // slots hold containers, elements are of the pipeline's type
  private static <T extends @Nullable Object, A> A container(
      ArrayOrigin elements, Collector<? super T, A, ?> collector) {
    T[] a = (T[]) elements.array();
    int from = elements.start();
    int to = (int) (from + elements.units());
    int size = (int) Math.max(SMALLEST, (elements.units() + PARTS - 1) / PARTS);
    BiConsumer<A, ? super T> accumulator = collector.accumulator();
    int end = Math.min(to, from + size);
    A first = filled(collector.supplier().get(), accumulator, a, from, end);
    if (end == to || isFine(first, size)) {
      return filled(first, accumulator, a, end, to);
    }
    A[] slots = (A[]) new Object[TreeReduce.leaves(from, to, size)];
    BinaryOperator<A> combiner = collector.combiner();
    TreeReduce.run(
        from,
        to,
        size,
        Cost.of(accumulator, combiner),
        Cost.of(combiner),
        (slot, lo, hi) ->
            slots[slot] =
                slot == 0 ? first : filled(collector.supplier().get(), accumulator, a, lo, hi),
        (left, right) -> slots[left] = combiner.apply(slots[left], slots[right]));
    return slots[0];
  }

  private static <T extends @Nullable Object, A> A filled(
      A container, BiConsumer<A, ? super T> accumulator, T[] a, int from, int to) {
    for (int i = from; i < to; i++) {
      accumulator.accept(container, a[i]);
    }
    return container;
  }

  private static boolean isFine(@Nullable Object container, int objects) {
    int entries = 0;
    if (container instanceof Map<?, ?> map) {
      entries = map.size();
    } else if (container instanceof Collection<?> collection
        && !(container instanceof java.util.List)) {
      entries = collection.size();
    }
    return (long) entries * OBJECTS_PER_ENTRY > objects;
  }
}
