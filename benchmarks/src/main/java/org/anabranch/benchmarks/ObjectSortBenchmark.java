package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.anabranch.Par;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Sorts of objects in natural order and by a comparator; each copies the unsorted ones back. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ObjectSortBenchmark {
  /** What is sorted. */
  @Param({"Integer", "Long", "Double", "String", "comparator"})
  public String kind;

  /** What their keys look like. */
  @Param({
    "RANDOM",
    "SORTED",
    "REVERSED",
    "FEW_UNIQUE",
    "ORGAN_PIPE",
    "SAW_TOOTH",
    "NEARLY_SORTED",
    "ZIPF"
  })
  public String input;

  /** How many. */
  @Param({"10", "100", "1000", "10000", "100000", "1000000"})
  public int n;

  private Object[] original = {};
  private Object[] a = {};
  private Comparator<Object> order = natural();

  private record Item(long key) {}

  @SuppressWarnings("unchecked") // all elements are of one comparable class
  private static Comparator<Object> natural() {
    return (Comparator<Object>) (Comparator<?>) Comparator.naturalOrder();
  }

  /** Makes the objects. */
  @Setup
  public void fill() {
    long[] keys = SortInput.valueOf(input).fill(n);
    original =
        switch (kind) {
          case "Integer" -> objects(keys, new Integer[n], key -> (int) (key >> 32));
          case "Long" -> objects(keys, new Long[n], key -> key);
          case "Double" -> objects(keys, new Double[n], key -> key * 0x1p-63);
          case "String" -> objects(keys, new String[n], key -> Long.toString(key, 36));
          default -> objects(keys, new Item[n], Item::new);
        };
    order =
        kind.equals("comparator")
            ? (x, y) -> Long.compare(((Item) x).key, ((Item) y).key)
            : natural();
    a = original.clone();
  }

  private static Object[] objects(long[] keys, Object[] into, LongFunction<Object> make) {
    Arrays.setAll(into, i -> make.apply(keys[i]));
    return into;
  }

  private void restore() {
    System.arraycopy(original, 0, a, 0, a.length);
  }

  /** The JDK's sequential sort. */
  @Benchmark
  public Object arraysSort() {
    restore();
    Arrays.sort(a, order);
    return a;
  }

  /** The JDK's parallel sort. */
  @Benchmark
  public Object parallelSort() {
    restore();
    Arrays.parallelSort(a, order);
    return a;
  }

  /** Ours. */
  @Benchmark
  public Object par() {
    restore();
    Par.sort(a, order);
    return a;
  }
}
