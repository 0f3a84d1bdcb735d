package org.anabranch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.anabranch.ContractOperations.Operation;
import org.eclipse.collections.api.map.primitive.ObjectLongMap;

/** Transforms, packs and groups, each beside the plain loop that says what it returns or leaves. */
final class ContractMoves {
  private static final int BUCKETS = 97;

  private ContractMoves() {}

  static List<Operation> transformsAndPacks() {
    List<Operation> all = new ArrayList<>();
    all.add(
        new Operation(
            "map",
            in -> Par.map(in.longs, x -> 3 * x),
            in -> Arrays.stream(in.longs).map(x -> 3 * x).toArray()));
    all.add(
        new Operation(
            "map to objects",
            in -> Par.mapToObj(in.ints, x -> x % 9, Integer[]::new),
            in -> Arrays.stream(in.ints).map(x -> x % 9).boxed().toArray(Integer[]::new)));
    all.add(
        new Operation(
            "transform",
            in -> {
              double[] a = in.doubles.clone();
              Par.transform(a, x -> 2 * x);
              return a;
            },
            in -> Arrays.stream(in.doubles).map(x -> 2 * x).toArray()));
    all.add(
        new Operation(
            "fill",
            in -> {
              int[] a = in.wholeInts();
              Par.fill(a, in.from, in.to, 9);
              return a;
            },
            in -> {
              int[] a = in.wholeInts();
              Arrays.fill(a, in.from, in.to, 9);
              return a;
            }));
    all.add(
        new Operation(
            "reverse and rotate",
            in -> {
              Integer[] a = in.boxes.clone();
              Par.reverse(a);
              Par.rotate(a, in.size() / 3 - 7);
              return a;
            },
            in -> {
              Integer[] a = in.boxes.clone();
              Collections.reverse(Arrays.asList(a));
              Collections.rotate(Arrays.asList(a), in.size() / 3 - 7);
              return a;
            }));
    all.add(
        new Operation(
            "filter",
            in -> Par.filter(in.ints, x -> (x & 3) == 1),
            in -> Arrays.stream(in.ints).filter(x -> (x & 3) == 1).toArray()));
    all.add(
        new Operation(
            "filter of objects",
            in -> Par.filter(in.boxes, x -> (x & 3) != 1),
            in -> Arrays.stream(in.boxes).filter(x -> (x & 3) != 1).toArray(Integer[]::new)));
    all.add(
        new Operation(
            "partition",
            in -> {
              long[] a = in.longs.clone();
              int matching = Par.partition(a, x -> x > 100);
              return new Object[] {a, matching};
            },
            in -> {
              List<Long> a = new ArrayList<>();
              Arrays.stream(in.longs).filter(x -> x > 100).forEach(a::add);
              int matching = a.size();
              Arrays.stream(in.longs).filter(x -> x <= 100).forEach(a::add);
              return new Object[] {a.stream().mapToLong(x -> x).toArray(), matching};
            }));
    all.add(
        new Operation(
            "indices of matches",
            in -> Par.packIndex(in.size(), i -> in.ints[i] % 2 == 0),
            in -> IntStream.range(0, in.size()).filter(i -> in.ints[i] % 2 == 0).toArray()));
    all.add(
        new Operation(
            "flattening",
            in -> Par.flatten(new int[][] {in.ints, {}, {1}, in.ints}),
            in ->
                IntStream.concat(
                        Arrays.stream(in.ints),
                        IntStream.concat(IntStream.of(1), Arrays.stream(in.ints)))
                    .toArray()));
    return all;
  }

  static List<Operation> groups() {
    List<Operation> all = new ArrayList<>();
    all.add(
        new Operation(
            "histogram",
            in -> Par.histogram(Par.map(in.ints, ContractMoves::bucket), BUCKETS),
            in -> {
              long[] counts = new long[BUCKETS];
              Arrays.stream(in.ints).forEach(x -> counts[bucket(x)]++);
              return counts;
            }));
    all.add(
        new Operation(
            "counts of ints",
            in -> {
              Map<Integer, Long> counts = new HashMap<>();
              Par.countByInt(in.ints).forEachKeyValue(counts::put);
              return counts;
            },
            in -> sums(in, x -> 1)));
    all.add(
        new Operation("counts", in -> map(Par.countBy(in.boxes, x -> x)), in -> sums(in, x -> 1)));
    all.add(
        new Operation(
            "sums by key", in -> map(Par.sumBy(in.boxes, x -> x, x -> x)), in -> sums(in, x -> x)));
    all.add(
        new Operation(
            "groups",
            in -> Par.groupBy(in.boxes, ContractMoves::bucket).toMap(),
            in -> Arrays.stream(in.boxes).collect(Collectors.groupingBy(ContractMoves::bucket))));
    all.add(
        new Operation(
            "groups by ints",
            in -> {
              Map<Integer, List<Integer>> groups = new HashMap<>();
              Par.groupByInt(in.boxes, ContractMoves::bucket).forEachKeyValue(groups::put);
              return groups;
            },
            in -> Arrays.stream(in.boxes).collect(Collectors.groupingBy(ContractMoves::bucket))));
    all.add(
        new Operation(
            "distinct values",
            in -> Par.distinct(in.ints),
            in -> Arrays.stream(in.ints).distinct().toArray()));
    return all;
  }

  private static int bucket(int x) {
    return Math.floorMod(x, BUCKETS);
  }

  private static Map<Integer, Long> sums(ContractInput in, ToLongFunction<Integer> value) {
    Map<Integer, Long> sums = new HashMap<>();
    for (Integer x : in.boxes) {
      sums.merge(x, value.applyAsLong(x), Long::sum);
    }
    return sums;
  }

  private static Map<Integer, Long> map(ObjectLongMap<Integer> counts) {
    Map<Integer, Long> map = new HashMap<>();
    counts.forEachKeyValue(map::put);
    return map;
  }
}
