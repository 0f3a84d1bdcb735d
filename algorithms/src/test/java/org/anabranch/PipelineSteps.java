package org.anabranch;

import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Random stages, each on a pipeline and on a stream at once. Both are of one of four types, which
 * stages may change; objects are boxed ints.
 */
final class PipelineSteps {
  private final Random random;
  private final StringBuilder program = new StringBuilder();
  private Object pipeline;
  private Object stream;

  PipelineSteps(Random random, IntPipeline pipeline, IntStream stream) {
    this.random = random;
    this.pipeline = pipeline;
    this.stream = stream;
  }

  Object pipeline() {
    return pipeline;
  }

  Object stream() {
    return stream;
  }

  @Override
  public String toString() {
    return program.toString();
  }

  /** One more stage; {@code size} is the number of elements in the beginning. */
  void add(int size) {
    int k = random.nextInt(size + 2);
    int number = random.nextInt(16);
    program.append(' ').append(number).append('/').append(k);
    if (pipeline instanceof IntPipeline p) {
      ints(number, k, p, (IntStream) stream);
    } else if (pipeline instanceof LongPipeline p) {
      longs(number, k, p, (LongStream) stream);
    } else if (pipeline instanceof DoublePipeline p) {
      doubles(number, k, p, (DoubleStream) stream);
    } else {
      objects(number, k, asObjects(pipeline), asStream(stream));
    }
  }

  private void set(Object newPipeline, Object newStream) {
    pipeline = newPipeline;
    stream = newStream;
  }

  private void ints(int number, int k, IntPipeline p, IntStream s) {
    switch (number) {
      case 0 -> set(p.map(x -> x * 3 + k), s.map(x -> x * 3 + k));
      case 1 -> set(p.filter(x -> x % 3 != 0), s.filter(x -> x % 3 != 0));
      case 2 -> set(p.limit(k), s.limit(k));
      case 3 -> set(p.skip(k / 2), s.skip(k / 2));
      case 4 -> set(p.takeWhile(x -> x % 97 != 5), s.takeWhile(x -> x % 97 != 5));
      case 5 -> set(p.dropWhile(x -> x % 97 != 5), s.dropWhile(x -> x % 97 != 5));
      case 6 -> set(p.distinct(), s.distinct());
      case 7 -> set(p.sorted(), s.sorted());
      case 8 -> set(p.flatMap(x -> Par.range(0, x & 3)), s.flatMap(x -> IntStream.range(0, x & 3)));
      case 9 -> set(p.mapMulti((x, c) -> give(x, c)), s.mapMulti((x, c) -> give(x, c)));
      case 10 -> set(p.scan((a, b) -> a * 7 + b), scanned(s.toArray()));
      case 11 -> set(p.concat(Par.range(0, k)), IntStream.concat(s, IntStream.range(0, k)));
      case 12 -> set(p.asLong(), s.asLongStream());
      case 13 -> set(p.mapToDouble(x -> x * 0.5), s.mapToDouble(x -> x * 0.5));
      case 14 -> set(p.boxed(), s.boxed());
      default -> set(p.pairwise((a, b) -> b - a), differences(s.toArray()));
    }
  }

  private void longs(int number, int k, LongPipeline p, LongStream s) {
    switch (number) {
      case 0, 1 -> set(p.map(x -> x * 3 + k), s.map(x -> x * 3 + k));
      case 2, 3 -> set(p.filter(x -> x % 3 != 0), s.filter(x -> x % 3 != 0));
      case 4 -> set(p.limit(k), s.limit(k));
      case 5 -> set(p.skip(k / 2), s.skip(k / 2));
      case 6 -> set(p.distinct(), s.distinct());
      case 7 -> set(p.sorted(), s.sorted());
      case 8 -> set(p.takeWhile(x -> x % 97 != 5), s.takeWhile(x -> x % 97 != 5));
      case 9 -> set(p.peek(x -> {}), s);
      case 10, 11 -> set(p.mapToInt(x -> (int) (x >> 1)), s.mapToInt(x -> (int) (x >> 1)));
      case 12 -> set(p.mapToDouble(x -> x * 0.25), s.mapToDouble(x -> x * 0.25));
      default -> set(p.mapToObj(x -> (int) x), s.mapToObj(x -> (int) x));
    }
  }

  private void doubles(int number, int k, DoublePipeline p, DoubleStream s) {
    switch (number) {
      case 0, 1 -> set(p.map(x -> x / 3 + k), s.map(x -> x / 3 + k));
      case 2, 3 -> set(p.filter(x -> x > k), s.filter(x -> x > k));
      case 4 -> set(p.limit(k), s.limit(k));
      case 5 -> set(p.skip(k / 2), s.skip(k / 2));
      case 6 -> set(p.distinct(), s.distinct());
      case 7 -> set(p.sorted(), s.sorted());
      case 8 -> set(p.dropWhile(x -> x < k), s.dropWhile(x -> x < k));
      case 9, 10 -> set(p.mapToInt(x -> (int) x), s.mapToInt(x -> (int) x));
      case 11, 12 -> set(p.mapToLong(x -> (long) x), s.mapToLong(x -> (long) x));
      default -> set(p.mapToObj(x -> (int) x), s.mapToObj(x -> (int) x));
    }
  }

  private void objects(int number, int k, Pipeline<Integer> p, Stream<Integer> s) {
    switch (number) {
      case 0 -> set(p.map(x -> x * 3 + k), s.map(x -> x * 3 + k));
      case 1 -> set(p.filter(x -> x % 3 != 0), s.filter(x -> x % 3 != 0));
      case 2 -> set(p.limit(k), s.limit(k));
      case 3 -> set(p.skip(k / 2), s.skip(k / 2));
      case 4 -> set(p.takeWhile(x -> x % 97 != 5), s.takeWhile(x -> x % 97 != 5));
      case 5 -> set(p.dropWhile(x -> x % 97 != 5), s.dropWhile(x -> x % 97 != 5));
      case 6 -> set(p.distinct(), s.distinct());
      case 7 -> set(p.sorted((a, b) -> b % 10 - a % 10), s.sorted((a, b) -> b % 10 - a % 10));
      case 8 ->
          set(
              p.flatMap(x -> Par.range(0, x & 3).boxed()),
              s.flatMap(x -> IntStream.range(0, x & 3).boxed()));
      case 9 ->
          set(p.mapMulti((x, c) -> give(x, c::accept)), s.mapMulti((x, c) -> give(x, c::accept)));
      case 10 -> set(p.chunked(k + 1).map(List::size), sizes(s, k + 1));
      case 11 -> set(p.zipWithIndex((x, i) -> x + (int) i), indexed(s));
      case 12 -> set(p.zip(Par.range(0, k).boxed(), Integer::sum), zipped(s, k));
      case 13 ->
          set(p.concat(Par.pipeline(List.of(k, 1, 2))), Stream.concat(s, Stream.of(k, 1, 2)));
      case 14 -> set(p.mapToInt(x -> x), s.mapToInt(x -> x));
      default -> set(p.mapToLong(x -> x), s.mapToLong(x -> x));
    }
  }

  private static void give(int x, IntConsumer consumer) {
    for (int i = 0; i < (x & 3); i++) {
      consumer.accept(x + i);
    }
  }

  private static IntStream scanned(int[] a) {
    for (int i = 1; i < a.length; i++) {
      a[i] = a[i - 1] * 7 + a[i];
    }
    return IntStream.of(a);
  }

  private static IntStream differences(int[] a) {
    return IntStream.range(1, a.length).map(i -> a[i] - a[i - 1]);
  }

  private static Stream<Integer> sizes(Stream<Integer> s, int size) {
    int n = s.toList().size();
    return IntStream.range(0, (n + size - 1) / size).map(i -> Math.min(size, n - i * size)).boxed();
  }

  private static Stream<Integer> indexed(Stream<Integer> s) {
    List<Integer> all = s.toList();
    return IntStream.range(0, all.size()).mapToObj(i -> all.get(i) + i);
  }

  private static Stream<Integer> zipped(Stream<Integer> s, int k) {
    return indexed(s.limit(k));
  }

  @SuppressWarnings("unchecked")
  private static Pipeline<Integer> asObjects(Object pipeline) {
    return (Pipeline<Integer>) pipeline;
  }

  @SuppressWarnings("unchecked")
  private static Stream<Integer> asStream(Object stream) {
    return (Stream<Integer>) stream;
  }
}
