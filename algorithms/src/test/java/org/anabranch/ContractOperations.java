package org.anabranch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Reductions and scans, each beside the plain loop that says what it returns or leaves. */
final class ContractOperations {
  /** Of strings only so many are strung together. */
  private static final int MOST_STRINGS = 4_097;

  /**
   * Composition of the maps x -> a x + b, a product of matrices: associative, not commutative. The
   * low half of an int is a, the high half b; both wrap.
   */
  static final IntBinaryOperator COMPOSE =
      (f, g) ->
          (((f & 0xFFFF) * (g & 0xFFFF)) & 0xFFFF)
              | (((f >>> 16) * (g & 0xFFFF) + (g >>> 16)) << 16);

  private ContractOperations() {}

  /**
   * An operation.
   *
   * @param name what it does
   * @param par ours
   * @param plain the oracle
   */
  record Operation(
      String name, Function<ContractInput, Object> par, Function<ContractInput, Object> plain) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Operation> reductions() {
    List<Operation> all = new ArrayList<>();
    all.add(
        new Operation(
            "sum of ints",
            in -> Par.sum(in.wholeInts(), in.from, in.to),
            in -> Arrays.stream(in.ints).asLongStream().sum()));
    all.add(
        new Operation(
            "sum of longs",
            in -> Par.sum(in.wholeLongs(), in.from, in.to),
            in -> Arrays.stream(in.longs).sum()));
    all.add(
        new Operation(
            "sum of doubles",
            in -> Par.sum(in.wholeDoubles(), in.from, in.to),
            in -> plainSum(in.doubles)));
    all.add(
        new Operation(
            "fast sum of doubles",
            in -> Par.sumFast(in.wholeDoubles(), in.from, in.to),
            in -> plainSum(in.doubles)));
    all.add(
        new Operation(
            "dot product",
            in -> Par.dot(in.doubles, in.doubles),
            in -> plainSum(Arrays.stream(in.doubles).map(x -> x * x).toArray())));
    all.add(
        new Operation(
            "sum of a function",
            in -> Par.sumOfLong(0, in.size(), i -> in.ints[i]),
            in -> Arrays.stream(in.ints).asLongStream().sum()));
    all.add(
        new Operation(
            "least int",
            in -> orNothing(in, () -> Par.min(in.wholeInts(), in.from, in.to)),
            in -> first(in, i -> -in.ints[i] - 1).map(i -> (Object) in.ints[i])));
    all.add(
        new Operation(
            "place of the greatest int",
            in -> orNothing(in, () -> Par.maxIndex(in.wholeInts(), in.from, in.to)),
            in -> first(in, i -> in.ints[i]).map(i -> (Object) (i + in.from))));
    all.add(
        new Operation(
            "greatest by a key",
            in -> orNothing(in, () -> Par.maxBy(in.boxes, x -> x % 100)),
            in -> first(in, i -> in.ints[i] % 100).map(i -> (Object) in.ints[i])));
    all.add(
        new Operation(
            "reduction of ints by composition",
            in -> Par.reduce(in.wholeInts(), in.from, in.to, 3, COMPOSE),
            in -> Arrays.stream(in.ints).reduce(3, COMPOSE)));
    all.add(
        new Operation(
            "reduction of mapped ints by composition",
            in -> Par.mapReduceInt(0, in.size(), i -> ~in.ints[i], 3, COMPOSE),
            in -> Arrays.stream(in.ints).map(x -> ~x).reduce(3, COMPOSE)));
    all.add(
        new Operation(
            "reduction of objects by composition",
            in -> Par.reduce(in.boxes, COMPOSE::applyAsInt),
            in -> Arrays.stream(in.boxes).reduce(COMPOSE::applyAsInt)));
    all.add(
        new Operation(
            "strings in a row",
            in -> Par.mapReduce(0, strings(in), i -> letter(in, i), ">", String::concat),
            in ->
                ">"
                    + IntStream.range(0, strings(in)).mapToObj(i -> letter(in, i)).toList().stream()
                        .reduce("", String::concat)));
    all.add(
        new Operation(
            "count",
            in -> Par.count(in.ints, x -> x % 3 == 0),
            in -> Arrays.stream(in.ints).filter(x -> x % 3 == 0).count()));
    all.add(
        new Operation(
            "first index of a match",
            in -> Par.indexOf(in.ints, x -> x == -900 || x == 900),
            in ->
                IntStream.range(0, in.size())
                    .filter(i -> in.ints[i] == -900 || in.ints[i] == 900)
                    .findFirst()
                    .orElse(-1)));
    all.add(
        new Operation(
            "order",
            in -> Par.isSorted(in.longs),
            in -> IntStream.range(1, in.size()).allMatch(i -> in.longs[i - 1] <= in.longs[i])));
    all.add(
        new Operation(
            "first difference",
            in -> Par.mismatch(in.doubles, Par.map(in.doubles, x -> x == 99.5 ? 0 : x)),
            in ->
                Arrays.mismatch(
                    in.doubles, Arrays.stream(in.doubles).map(x -> x == 99.5 ? 0 : x).toArray())));
    return all;
  }

  static List<Operation> scans() {
    List<Operation> all = new ArrayList<>();
    all.add(
        new Operation(
            "running sums of ints",
            in -> {
              int[] a = in.wholeInts();
              Par.prefixSum(a, in.from, in.to);
              return a;
            },
            in -> {
              int[] a = in.wholeInts();
              for (int i = in.from + 1; i < in.to; i++) {
                a[i] += a[i - 1];
              }
              return a;
            }));
    all.add(
        new Operation(
            "running sums of longs, moved",
            in -> {
              long[] out = new long[in.size() + 9];
              Par.prefixSum(in.wholeLongs(), in.from, in.to, out, 7);
              return out;
            },
            in -> {
              long[] out = new long[in.size() + 9];
              for (int i = 0; i < in.size(); i++) {
                out[i + 7] = in.longs[i] + (i == 0 ? 0 : out[i + 6]);
              }
              return out;
            }));
    all.add(
        new Operation(
            "running sums of doubles",
            in -> {
              double[] a = in.wholeDoubles();
              Par.prefixSum(a, in.from, in.to);
              return a;
            },
            in -> {
              double[] a = in.wholeDoubles();
              for (int i = in.from; i < in.to; i++) {
                a[i] += i == in.from ? 0.0 : a[i - 1];
              }
              return a;
            }));
    all.add(
        new Operation(
            "exclusive running sums",
            in -> {
              long[] a = in.longs.clone();
              long total = Par.exclusivePrefixSum(a);
              return new Object[] {a, total};
            },
            in -> {
              long[] a = new long[in.size()];
              long sum = 0;
              for (int i = 0; i < a.length; i++) {
                a[i] = sum;
                sum += in.longs[i];
              }
              return new Object[] {a, sum};
            }));
    all.add(
        new Operation(
            "segmented running sums",
            in -> {
              long[] out = new long[in.size()];
              Par.segmentedPrefixSum(in.longs, out, heads(in));
              return out;
            },
            in -> {
              long[] out = new long[in.size()];
              BitSet heads = heads(in);
              for (int i = 0; i < out.length; i++) {
                out[i] = in.longs[i] + (i == 0 || heads.get(i) ? 0 : out[i - 1]);
              }
              return out;
            }));
    all.add(
        new Operation(
            "scan by composition",
            in -> {
              int[] a = in.ints.clone();
              Par.scan(a, COMPOSE);
              return a;
            },
            in -> {
              int[] a = in.ints.clone();
              for (int i = 1; i < a.length; i++) {
                a[i] = COMPOSE.applyAsInt(a[i - 1], a[i]);
              }
              return a;
            }));
    all.add(
        new Operation(
            "exclusive scan of objects by composition",
            in -> {
              Integer[] out = new Integer[in.size()];
              Integer total = Par.exclusiveScan(in.boxes, out, 3, COMPOSE::applyAsInt);
              return new Object[] {out, total};
            },
            in -> {
              Integer[] out = new Integer[in.size()];
              int folded = 3;
              for (int i = 0; i < out.length; i++) {
                out[i] = folded;
                folded = COMPOSE.applyAsInt(folded, in.ints[i]);
              }
              return new Object[] {out, folded};
            }));
    return all;
  }

  private static double plainSum(double[] a) {
    double sum = 0;
    for (double x : a) {
      sum += x;
    }
    return sum;
  }

  /** The first index for which a measure is greatest. */
  private static Optional<Integer> first(ContractInput in, ToIntFunction<Integer> measure) {
    return IntStream.range(0, in.size())
        .boxed()
        .reduce((i, k) -> measure.applyAsInt(k) > measure.applyAsInt(i) ? k : i);
  }

  /** Nothing where the call refuses an empty input, as it must. */
  private static Optional<Object> orNothing(ContractInput in, Supplier<Object> call) {
    try {
      return Optional.of(call.get());
    } catch (NoSuchElementException e) {
      return in.size() == 0 ? Optional.empty() : Optional.of(e);
    }
  }

  private static int strings(ContractInput in) {
    return Math.min(in.size(), MOST_STRINGS);
  }

  private static String letter(ContractInput in, int i) {
    return Character.toString((char) ('a' + Math.floorMod(in.ints[i], 26)));
  }

  private static BitSet heads(ContractInput in) {
    BitSet heads = new BitSet();
    IntStream.range(0, in.size()).filter(i -> in.ints[i] % 50 == 0).forEach(heads::set);
    return heads;
  }
}
