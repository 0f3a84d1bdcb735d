package org.anabranch.benchmarks;

import java.util.SplittableRandom;

/**
 * One array of numbers and the ways to sum it. Results travel as doubles, so that one benchmark
 * method serves every element type; each JVM measures one type, and the compiler sees only that.
 */
abstract class SumCase {
  private static final long SEED = 20240607;

  /** The plain loop. */
  abstract double loop(int from, int to);

  /** Our call. */
  abstract double par();

  /** Our own kernel on one thread, without the call around it. */
  abstract double kernel();

  /** The JDK's stream. */
  abstract double stream();

  /** The JDK's parallel stream. */
  abstract double parallelStream();

  /** The sum of Eclipse Collections. */
  abstract double eclipse();

  /** The case of an element type, with {@code n} numbers. */
  static SumCase of(String type, int n) {
    SplittableRandom random = new SplittableRandom(SEED);
    return switch (type) {
      case "byte" -> {
        byte[] a = new byte[n];
        random.nextBytes(a);
        yield new IntegerSums.Bytes(a);
      }
      case "int" -> new IntegerSums.Ints(random.ints(n).toArray());
      case "long" -> new IntegerSums.Longs(random.longs(n).toArray());
      case "float" -> {
        float[] a = new float[n];
        for (int i = 0; i < n; i++) {
          a[i] = (float) random.nextDouble() - 0.5f;
        }
        yield new RealSums.Floats(a);
      }
      case "double" -> new RealSums.Doubles(random.doubles(n, -0.5, 0.5).toArray());
      default -> throw new IllegalArgumentException("no case for " + type);
    };
  }

  /** How many bytes {@code n} numbers of a type occupy. */
  static long bytes(String type, int n) {
    return switch (type) {
      case "byte" -> n;
      case "int", "float" -> 4L * n;
      default -> 8L * n;
    };
  }
}
