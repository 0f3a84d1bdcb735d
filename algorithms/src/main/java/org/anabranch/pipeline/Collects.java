package org.anabranch.pipeline;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.stream.Collector;
import org.anabranch.core.loop.Checkpoint;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.TreeReduce;
import org.jspecify.annotations.Nullable;

/**
 * Collects objects with a collector of streams: at most sixteen parts of the same length fill
 * containers of their own, which are combined in order along a tree, both depending on the objects
 * only. A long wave with stages fills them on the way; everything else is gathered in order first.
 *
 * <p>The more objects make an entry of their own, the more it costs to combine containers: the
 * first sixteenth says how many parts are worth it, in the extreme a single one.
 *
 * @param <T> the objects
 * @param <A> the container
 */
public final class Collects<T extends @Nullable Object, A> extends Terminal<A> {
  private static final int PARTS = 16;
  private static final int SMALLEST = 1 << 12;

  /**
   * So many units are filled in on the way, and not gathered: costly ones are shared out by then.
   */
  private static final int LONG = 1 << 13;

  /** With so many objects for each entry all parts are worth combining, with half of it four. */
  private static final int OBJECTS_PER_ENTRY = 8;

  private final Collector<? super T, A, ?> collector;
  private final Gathering gathered = new Gathering(Carrier.OBJECT);

  /** What a wave filled on the way, before anything was gathered. */
  private @Nullable A filled;

  private Collects(Collector<? super T, A, ?> collector) {
    this.collector = collector;
  }

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
    A container = flow.run(new Collects<T, A>(collector));
    return collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)
        ? (R) container
        : collector.finisher().apply(container);
  }

  @Override
  public void wave(Sized wave) {
    boolean first = filled == null && gathered.isEmpty();
    long elements = wave.units() * wave.weight();
    if (first && !(wave instanceof ArrayOrigin) && elements >= LONG && wave.units() >= PARTS) {
      filled = filled(wave);
    } else {
      gathered.wave(wave);
    }
  }

  @Override
  A result() {
    A before = filled;
    if (before != null && gathered.isEmpty()) {
      return before;
    }
    ArrayOrigin elements = gathered.inPlace();
    Filler first = new Filler();
    int sample = (int) Math.min(elements.units(), size(elements.units(), PARTS));
    first.acceptAll(elements.array(), elements.start(), elements.start() + sample);
    A rest = spread(first, elements.part(sample, elements.units()), first.parts());
    return before == null ? rest : collector.combiner().apply(before, rest);
  }

  /** The container of a long wave. */
  private A filled(Sized wave) {
    Filler first = new Filler();
    long sample = (wave.units() + PARTS - 1) / PARTS;
    InOrder.push(wave.part(0, sample), first);
    int parts = first.parts();
    Sized rest = wave.part(sample, wave.units());
    if (parts == PARTS && rest.units() < Integer.MAX_VALUE) {
      return spread(first, rest, parts);
    }
    Gathering all = new Gathering(Carrier.OBJECT);
    all.wave(rest);
    return spread(first, all.inPlace(), parts);
  }

  /** Adds a wave to a container, with the help of others. */
  @SuppressWarnings("unchecked") // slots hold containers
  private A spread(Filler first, Sized wave, int parts) {
    int units = (int) wave.units();
    int size = (int) size(units, parts, wave.weight());
    if (units <= size) {
      first.fill(wave, 0, units);
      return first.container;
    }
    A[] slots = (A[]) new Object[TreeReduce.leaves(0, units, size)];
    BinaryOperator<A> combiner = collector.combiner();
    Functions functions = new Functions();
    functions.add(combiner);
    functions.add(first.accumulator);
    wave.functions(functions);
    TreeReduce.run(
        0,
        units,
        size,
        functions.cost(),
        Cost.of(combiner),
        (slot, lo, hi) -> {
          Filler filler = slot == 0 ? first : new Filler();
          filler.fill(wave, lo, hi);
          slots[slot] = filler.container;
        },
        (left, right) -> slots[left] = combiner.apply(slots[left], slots[right]));
    return slots[0];
  }

  private static long size(long objects, int parts) {
    return size(objects, parts, 1);
  }

  private static long size(long units, int parts, long weight) {
    return Math.max(Math.max(1, SMALLEST / weight), (units + parts - 1) / parts);
  }

  /** Fills a container. */
  private final class Filler extends Link {
    private final BiConsumer<A, ? super T> accumulator = collector.accumulator();
    private final A container = collector.supplier().get();
    private int count;

    void fill(Sized wave, int from, int to) {
      wave.feeder(this, false).run(from, to);
    }

    @Override
    void begin(long elements) {}

    @Override
    @SuppressWarnings("unchecked") // elements are of the pipeline's type
    void accept(Object block, int from, int to) {
      Checkpoint.pass();
      T[] a = (T[]) block;
      for (int i = from; i < to; i++) {
        accumulator.accept(container, a[i]);
      }
      count += to - from;
    }

    @Override
    boolean isDone() {
      return false;
    }

    @Override
    void end() {}

    /** How many parts are worth filling containers of their own. */
    int parts() {
      long entries = 0;
      if (container instanceof Map<?, ?> map) {
        entries = map.size();
      } else if (container instanceof Collection<?> collection
          && !(container instanceof java.util.List)) {
        entries = collection.size();
      }
      if (entries * OBJECTS_PER_ENTRY <= count) {
        return PARTS;
      }
      return entries * OBJECTS_PER_ENTRY <= 2L * count ? 4 : entries * 3 <= count ? 2 : 1;
    }
  }
}
