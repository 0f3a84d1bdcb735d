package org.anabranch.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** For each shape of kernel a run on random input, which returns everything that it did. */
final class KernelRuns {
  /** Runs a kernel. */
  @FunctionalInterface
  interface Run {
    Object run(Object kernel, Random random);
  }

  static final Map<Class<?>, Run> OF_SHAPE =
      Map.of(
          EachIndex.class, (kernel, random) -> indices((EachIndex) kernel, random),
          EachLong.class, (kernel, random) -> longs((EachLong) kernel, random),
          EachElement.class, (kernel, random) -> elements((EachElement) kernel, random),
          SumOfLongs.class, (kernel, random) -> sum((SumOfLongs) kernel, random),
          TabulateDoubles.class, (kernel, random) -> table((TabulateDoubles) kernel, random));

  private KernelRuns() {}

  private static Object indices(EachIndex kernel, Random random) {
    List<Integer> seen = new ArrayList<>();
    int from = random.nextInt();
    kernel.run(from, Math.max(from, from + random.nextInt(50)), seen::add);
    return seen;
  }

  private static Object longs(EachLong kernel, Random random) {
    List<Long> seen = new ArrayList<>();
    long from = random.nextLong();
    kernel.run(from, from + random.nextInt(50), seen::add);
    return seen;
  }

  private static Object elements(EachElement kernel, Random random) {
    Integer[] a = IntStream.range(0, 50).mapToObj(i -> random.nextInt()).toArray(Integer[]::new);
    List<Integer> seen = new ArrayList<>();
    int from = random.nextInt(50);
    kernel.run(a, from, from + random.nextInt(50 - from), seen::add);
    return seen;
  }

  private static Object sum(SumOfLongs kernel, Random random) {
    long factor = random.nextLong();
    int from = random.nextInt(1_000_000) - 500_000;
    return kernel.sum(from, from + random.nextInt(50), i -> factor * i);
  }

  private static Object table(TabulateDoubles kernel, Random random) {
    double[] values = new double[60];
    double factor = random.nextDouble();
    kernel.run(random.nextInt(), random.nextInt(50), i -> factor * i, values, random.nextInt(10));
    return values;
  }
}
