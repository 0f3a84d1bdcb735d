package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.anabranch.Par;

/** One array and the ways to take its running sums; each returns the array with the sums. */
abstract class ScanCase {
  private static final long SEED = 20240607;

  abstract Object loop();

  abstract Object loopInto();

  abstract Object parallelPrefix();

  abstract Object par();

  abstract Object parExclusive();

  abstract Object parInto();

  abstract Object parScan();

  /** The case of an element type, with {@code n} numbers. */
  static ScanCase of(String type, int n) {
    SplittableRandom random = new SplittableRandom(SEED);
    return switch (type) {
      case "int" -> new Ints(random.ints(n).toArray());
      case "long" -> new Longs(random.longs(n).toArray());
      case "double" -> new Doubles(new double[n]);
      default -> throw new IllegalArgumentException("no case for " + type);
    };
  }

  private static final class Ints extends ScanCase {
    private final int[] a;
    private final int[] out;

    Ints(int[] a) {
      this.a = a;
      out = new int[a.length];
    }

    @Override
    Object loop() {
      int sum = 0;
      for (int i = 0; i < a.length; i++) {
        sum += a[i];
        a[i] = sum;
      }
      return a;
    }

    @Override
    Object loopInto() {
      int sum = 0;
      for (int i = 0; i < a.length; i++) {
        sum += a[i];
        out[i] = sum;
      }
      return out;
    }

    @Override
    Object parallelPrefix() {
      Arrays.parallelPrefix(a, Integer::sum);
      return a;
    }

    @Override
    Object par() {
      Par.prefixSum(a);
      return a;
    }

    @Override
    Object parExclusive() {
      Par.exclusivePrefixSum(a);
      return a;
    }

    @Override
    Object parInto() {
      Par.prefixSum(a, out);
      return out;
    }

    @Override
    Object parScan() {
      Par.scan(a, (x, y) -> x + y);
      return a;
    }
  }

  private static final class Longs extends ScanCase {
    private final long[] a;
    private final long[] out;

    Longs(long[] a) {
      this.a = a;
      out = new long[a.length];
    }

    @Override
    Object loop() {
      long sum = 0;
      for (int i = 0; i < a.length; i++) {
        sum += a[i];
        a[i] = sum;
      }
      return a;
    }

    @Override
    Object loopInto() {
      long sum = 0;
      for (int i = 0; i < a.length; i++) {
        sum += a[i];
        out[i] = sum;
      }
      return out;
    }

    @Override
    Object parallelPrefix() {
      Arrays.parallelPrefix(a, Long::sum);
      return a;
    }

    @Override
    Object par() {
      Par.prefixSum(a);
      return a;
    }

    @Override
    Object parExclusive() {
      Par.exclusivePrefixSum(a);
      return a;
    }

    @Override
    Object parInto() {
      Par.prefixSum(a, out);
      return out;
    }

    @Override
    Object parScan() {
      Par.scan(a, (x, y) -> x + y);
      return a;
    }
  }

  private static final class Doubles extends ScanCase {
    private final double[] a;
    private final double[] out;

    Doubles(double[] a) {
      this.a = a;
      out = new double[a.length];
    }

    @Override
    Object loop() {
      double sum = 0;
      for (int i = 0; i < a.length; i++) {
        sum += a[i];
        a[i] = sum;
      }
      return a;
    }

    @Override
    Object loopInto() {
      double sum = 0;
      for (int i = 0; i < a.length; i++) {
        sum += a[i];
        out[i] = sum;
      }
      return out;
    }

    @Override
    Object parallelPrefix() {
      Arrays.parallelPrefix(a, Double::sum);
      return a;
    }

    @Override
    Object par() {
      Par.prefixSum(a);
      return a;
    }

    @Override
    Object parExclusive() {
      Par.exclusivePrefixSum(a);
      return a;
    }

    @Override
    Object parInto() {
      Par.prefixSum(a, out);
      return out;
    }

    @Override
    Object parScan() {
      Par.scan(a, (x, y) -> x + y);
      return a;
    }
  }
}
