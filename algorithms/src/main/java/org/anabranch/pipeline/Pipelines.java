package org.anabranch.pipeline;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import org.anabranch.op.Arguments;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.primitive.DoubleList;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.api.list.primitive.LongList;
import org.jspecify.annotations.Nullable;

/** Pipelines without stages. */
public final class Pipelines {
  private Pipelines() {}

  /** Ints of a range. */
  public static Flow range(int from, int to) {
    return new Flow(new RangeOrigin(from, to));
  }

  /** Ints. */
  public static Flow of(int[] a) {
    return of(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /** Ints. */
  public static Flow of(int[] a, int from, int to) {
    return of(Carrier.INT, a, Objects.requireNonNull(a, "a").length, from, to);
  }

  /** Longs. */
  public static Flow of(long[] a) {
    return of(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /** Longs. */
  public static Flow of(long[] a, int from, int to) {
    return of(Carrier.LONG, a, Objects.requireNonNull(a, "a").length, from, to);
  }

  /** Doubles. */
  public static Flow of(double[] a) {
    return of(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /** Doubles. */
  public static Flow of(double[] a, int from, int to) {
    return of(Carrier.DOUBLE, a, Objects.requireNonNull(a, "a").length, from, to);
  }

  /** Objects. */
  public static Flow of(@Nullable Object[] a) {
    return of(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /** Objects. */
  public static Flow of(@Nullable Object[] a, int from, int to) {
    return of(Carrier.OBJECT, a, Objects.requireNonNull(a, "a").length, from, to);
  }

  private static Flow of(Carrier carrier, Object a, int length, int from, int to) {
    Arguments.checkRange(length, from, to);
    return new Flow(new ArrayOrigin(carrier, a, from, to));
  }

  /** Elements of a collection. */
  public static Flow of(Collection<?> elements) {
    Objects.requireNonNull(elements, "elements");
    return new Flow(new CollectionOrigin(Carrier.OBJECT, elements::toArray));
  }

  /** Objects of a list. */
  public static Flow of(ListIterable<?> elements) {
    Objects.requireNonNull(elements, "elements");
    return new Flow(new CollectionOrigin(Carrier.OBJECT, elements::toArray));
  }

  /** Ints of a list. */
  public static Flow of(IntList elements) {
    Objects.requireNonNull(elements, "elements");
    return new Flow(new CollectionOrigin(Carrier.INT, elements::toArray));
  }

  /** Longs of a list. */
  public static Flow of(LongList elements) {
    Objects.requireNonNull(elements, "elements");
    return new Flow(new CollectionOrigin(Carrier.LONG, elements::toArray));
  }

  /** Doubles of a list. */
  public static Flow of(DoubleList elements) {
    Objects.requireNonNull(elements, "elements");
    return new Flow(new CollectionOrigin(Carrier.DOUBLE, elements::toArray));
  }

  /** Elements of a spliterator. */
  public static Flow of(Spliterator<?> elements) {
    Objects.requireNonNull(elements, "elements");
    return new Flow(new PulledOrigin("spliterator", () -> elements, () -> {}));
  }

  /** Elements of a stream. */
  public static Flow of(Stream<?> elements) {
    Objects.requireNonNull(elements, "elements");
    return new Flow(new PulledOrigin("stream", elements::spliterator, elements::close));
  }

  /** Elements of an iterator. */
  public static Flow of(Iterator<?> elements) {
    Objects.requireNonNull(elements, "elements");
    return new Flow(
        new PulledOrigin(
            "iterator", () -> Spliterators.spliteratorUnknownSize(elements, 0), () -> {}));
  }

  /** Lines of a file. */
  public static Flow lines(Path file) {
    return new Flow(new LinesOrigin(file));
  }
}
