package org.anabranch;

import static java.util.stream.Collectors.averagingDouble;
import static java.util.stream.Collectors.averagingInt;
import static java.util.stream.Collectors.averagingLong;
import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.filtering;
import static java.util.stream.Collectors.flatMapping;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.groupingByConcurrent;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.maxBy;
import static java.util.stream.Collectors.minBy;
import static java.util.stream.Collectors.partitioningBy;
import static java.util.stream.Collectors.reducing;
import static java.util.stream.Collectors.summarizingDouble;
import static java.util.stream.Collectors.summarizingInt;
import static java.util.stream.Collectors.summarizingLong;
import static java.util.stream.Collectors.summingDouble;
import static java.util.stream.Collectors.summingInt;
import static java.util.stream.Collectors.summingLong;
import static java.util.stream.Collectors.teeing;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toConcurrentMap;
import static java.util.stream.Collectors.toList;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static java.util.stream.Collectors.toUnmodifiableList;
import static java.util.stream.Collectors.toUnmodifiableMap;
import static java.util.stream.Collectors.toUnmodifiableSet;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collector;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every collector of the JDK, and hostile ones, as in the sequential stream. */
@Tag("functions")
class CollectorsTest {
  private static List<Collector<? super Integer, ?, ?>> collectors() {
    return List.of(
        toList(),
        toSet(),
        toUnmodifiableList(),
        toUnmodifiableSet(),
        toCollection(ArrayList::new),
        toMap(x -> x, x -> -x, (x, y) -> x),
        toMap(x -> x % 7, x -> "" + x, (x, y) -> y, TreeMap::new),
        toUnmodifiableMap(x -> x % 3, x -> x, (x, y) -> x),
        toConcurrentMap(x -> x % 5, x -> x, Integer::sum),
        groupingBy(x -> x % 10),
        groupingBy(x -> x),
        groupingBy(x -> x % 10, counting()),
        groupingBy(x -> x % 10, TreeMap::new, mapping(x -> "" + x, joining("-"))),
        groupingByConcurrent(x -> x % 4, counting()),
        partitioningBy(x -> x % 3 == 0),
        partitioningBy(x -> x % 3 == 0, summingInt(x -> x)),
        counting(),
        summingInt(x -> x),
        summingLong(x -> x),
        summingDouble(x -> x * 0.5),
        averagingInt(x -> x),
        averagingLong(x -> x),
        averagingDouble(x -> x * 0.5),
        collectingAndThen(summarizingInt(x -> x), Object::toString),
        collectingAndThen(summarizingLong(x -> x), Object::toString),
        collectingAndThen(summarizingDouble(x -> x), Object::toString),
        minBy(Comparator.comparing(x -> x % 10)),
        maxBy(Comparator.comparing(x -> x % 10)),
        reducing(Integer::sum),
        reducing(0, Integer::sum),
        reducing("", x -> x + ".", String::concat),
        mapping(x -> x + 1, toList()),
        filtering(x -> x % 2 == 0, toList()),
        flatMapping(x -> Stream.of(x, x), toList()),
        mapping(x -> "" + x, joining("|", "<", ">")),
        teeing(counting(), summingInt(x -> x), List::of));
  }

  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 2, 8})
  void collectAsSequentialStreams(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int n : new int[] {0, 1, 1_024, 1_025, 5_000, 20_000}) {
        List<Integer> list = IntStream.range(0, n).map(x -> x * 31 % 1_009).boxed().toList();
        List<Collector<? super Integer, ?, ?>> all = collectors();
        for (int i = 0; i < all.size(); i++) {
          Collector<? super Integer, ?, ?> collector = all.get(i);
          Object expected = list.stream().filter(x -> x % 11 != 0).collect(collector);
          Object actual =
              pool.call(() -> Par.pipeline(list).filter(x -> x % 11 != 0).collect(collector));
          assertEquals(expected, actual, "n " + n + ", collector " + i);
        }
      }
    }
  }

  /** Nearly every element is a group of its own: then one container takes all, in order. */
  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 3})
  void manyGroupsAreNotCombined(int parallelism) {
    Collector<Integer, ?, Map<Integer, List<Integer>>> neverCombined =
        Collector.of(
            HashMap::new,
            (groups, x) -> groups.computeIfAbsent(x, k -> new ArrayList<>()).add(x),
            (x, y) -> {
              throw new AssertionError("combined");
            });
    List<Integer> list = IntStream.range(0, 20_000).map(x -> x / 2).boxed().toList();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Map<Integer, List<Integer>> groups =
          pool.call(() -> Par.pipeline(list).collect(neverCombined));
      assertEquals(groups, pool.call(() -> Par.pipeline(list).map(x -> x).collect(neverCombined)));
      assertEquals(10_000, groups.size());
      assertEquals(List.of(7, 7), groups.get(7));
    }
  }

  /** Five elements for each group: fewer containers, which are combined in order. */
  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 3})
  void groupsOfAFewElementsAreCombinedSeldom(int parallelism) {
    AtomicInteger combinations = new AtomicInteger();
    Collector<Integer, ?, Map<Integer, List<Integer>>> counted =
        Collector.of(
            HashMap::new,
            (groups, x) -> groups.computeIfAbsent(x % 250, k -> new ArrayList<>()).add(x),
            (x, y) -> {
              combinations.incrementAndGet();
              y.forEach((key, group) -> x.get(key).addAll(group));
              return x;
            });
    List<Integer> list = IntStream.range(0, 20_000).boxed().toList();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Map<Integer, List<Integer>> groups = pool.call(() -> Par.pipeline(list).collect(counted));
      assertEquals(list.stream().collect(groupingBy(x -> x % 250)), groups);
    }
    assertEquals(3, combinations.get());
  }

  /** What is not associative is combined along a tree that no pool changes. */
  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {2, 3, 8})
  void theTreeDependsOnTheElementsOnly(int parallelism) {
    Collector<Double, double[], Double> drifting =
        Collector.of(
            () -> new double[1],
            (sum, x) -> sum[0] += x,
            (x, y) -> new double[] {x[0] / 3 + y[0]},
            sum -> sum[0]);
    double[] numbers = new java.util.Random(1).doubles(9_000).toArray();
    Double alone = drift(1, numbers, drifting);
    assertEquals(alone, drift(parallelism, numbers, drifting));
  }

  private static Double drift(
      int parallelism, double[] numbers, Collector<Double, double[], Double> collector) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      return pool.call(() -> Par.pipeline(numbers).boxed().collect(collector));
    }
  }
}
