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
 * a tree, both depending on the objects only.
 *
 * <p>The more objects make an entry of their own, the more it costs to combine containers: the
 * first sixteenth says how many parts are worth it, in the extreme a single one.
 */
public final class Collects {
  private static final int PARTS = 16;
  private static final int SMALLEST = 1 << 10;

  /** With so many objects for each entry all parts are worth combining, with half of it four. */
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
    int sample = size(elements.units(), PARTS);
    BiConsumer<A, ? super T> accumulator = collector.accumulator();
    int end = Math.min(to, from + sample);
    A first = filled(collector.supplier().get(), accumulator, a, from, end);
    int size = size(elements.units(), parts(first, sample));
    if (to - from <= size) {
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
                slot == 0
                    ? filled(first, accumulator, a, end, hi)
                    : filled(collector.supplier().get(), accumulator, a, lo, hi),
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

  private static int size(long objects, int parts) {
    return (int) Math.max(SMALLEST, (objects + parts - 1) / parts);
  }

  /** How many parts are worth filling containers of their own. */
  private static int parts(@Nullable Object container, int objects) {
    long entries = 0;
    if (container instanceof Map<?, ?> map) {
      entries = map.size();
    } else if (container instanceof Collection<?> collection
        && !(container instanceof java.util.List)) {
      entries = collection.size();
    }
    if (entries * OBJECTS_PER_ENTRY <= objects) {
      return PARTS;
    }
    return entries * OBJECTS_PER_ENTRY <= 2L * objects ? 4 : entries * 3 <= objects ? 2 : 1;
  }
}
