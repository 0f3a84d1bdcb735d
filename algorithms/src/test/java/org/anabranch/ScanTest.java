package org.anabranch;

import static org.anabranch.Form.inPlace;
import static org.anabranch.Form.inPlaceAndReturned;
import static org.anabranch.Form.intoAnother;
import static org.anabranch.Form.intoAnotherAndReturned;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every form of scan agrees with the sequential loop, for every size and pool. */
class ScanTest {
  private static final int[] SIZES = {
    0, 1, 2, 3, 31, 32, 33, 1023, 1024, 1025, 2048, 4095, 4096, 4097, 16_383, 16_384, 16_385,
    32_769, 99_991, 300_007
  };

  /** An associative operation that does not commute. */
  record Matrix(int a, int b, int c, int d) {
    static Matrix random(Random random) {
      return new Matrix(random.nextInt(), random.nextInt(), random.nextInt(), random.nextInt());
    }

    Matrix times(Matrix m) {
      return new Matrix(a * m.a + b * m.c, a * m.b + b * m.d, c * m.a + d * m.c, c * m.b + d * m.d);
    }
  }

  private static Matrix[] matrices(int n) {
    Random random = new Random(n);
    Matrix[] a = new Matrix[n];
    Arrays.setAll(a, i -> Matrix.random(random));
    return a;
  }

  private static BitSet heads(int n) {
    Random random = new Random(n);
    BitSet heads = new BitSet();
    for (int i = random.nextInt(3); i < n + 100; i += 1 + (int) Math.exp(random.nextInt(12))) {
      heads.set(i);
    }
    return heads;
  }

  private static Object loop(int[] a, boolean exclusive) {
    int[] out = new int[a.length];
    long sum = 0;
    for (int i = 0; i < a.length; i++) {
      out[i] = (int) (exclusive ? sum : sum + a[i]);
      sum += a[i];
    }
    return exclusive ? new Object[] {out, sum} : out;
  }

  private static Object loop(long[] a, boolean exclusive) {
    long[] out = new long[a.length];
    long sum = 0;
    for (int i = 0; i < a.length; i++) {
      out[i] = exclusive ? sum : sum + a[i];
      sum += a[i];
    }
    return exclusive ? new Object[] {out, sum} : out;
  }

  private static Object loop(double[] a, boolean exclusive) {
    double[] out = new double[a.length];
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      out[i] = exclusive ? sum : sum + a[i];
      sum += a[i];
    }
    return exclusive ? new Object[] {out, sum} : out;
  }

  private static long[] segments(long[] a) {
    BitSet heads = heads(a.length);
    long[] out = new long[a.length];
    for (int i = 0; i < a.length; i++) {
      out[i] = i == 0 || heads.get(i) ? a[i] : out[i - 1] + a[i];
    }
    return out;
  }

  private static long[] toLongs(int[] a) {
    return Arrays.stream(a).asLongStream().toArray();
  }

  private static Object maxima(long[] a) {
    long[] out = a.clone();
    for (int i = 1; i < a.length; i++) {
      out[i] = Math.max(out[i - 1], a[i]);
    }
    return out;
  }

  private static Object minima(int[] a, int first) {
    int[] out = new int[a.length];
    int least = first;
    for (int i = 0; i < a.length; i++) {
      out[i] = least;
      least = Math.min(least, a[i]);
    }
    return new Object[] {out, least};
  }

  private static Object products(Matrix[] a, Matrix first, boolean exclusive) {
    Matrix[] out = new Matrix[a.length];
    Matrix product = first;
    for (int i = 0; i < a.length; i++) {
      Matrix next = product == null ? a[i] : product.times(a[i]);
      out[i] = exclusive ? product : next;
      product = next;
    }
    return exclusive ? new Object[] {out, product} : out;
  }

  private static final Matrix FIRST = new Matrix(2, 1, 1, 3);

  private static final List<Form<?>> FORMS =
      List.of(
          new Form<int[]>(
              "prefixSum of ints",
              Form.ANY,
              TestArrays::ints,
              a -> loop(a, false),
              inPlace(a -> Par.prefixSum(a))),
          new Form<int[]>(
              "prefixSum of ints into another",
              Form.ANY,
              TestArrays::ints,
              a -> loop(a, false),
              intoAnother((a, out) -> Par.prefixSum(a, out))),
          new Form<int[]>(
              "exclusivePrefixSum of ints",
              Form.ANY,
              TestArrays::ints,
              a -> loop(a, true),
              inPlaceAndReturned(a -> Par.exclusivePrefixSum(a))),
          new Form<int[]>(
              "exclusivePrefixSum of ints into another",
              Form.ANY,
              TestArrays::ints,
              a -> loop(a, true),
              intoAnotherAndReturned((a, out) -> Par.exclusivePrefixSum(a, out))),
          new Form<long[]>(
              "prefixSum of longs",
              Form.ANY,
              TestArrays::longs,
              a -> loop(a, false),
              inPlace(a -> Par.prefixSum(a))),
          new Form<long[]>(
              "prefixSum of longs into another",
              Form.ANY,
              TestArrays::longs,
              a -> loop(a, false),
              intoAnother((a, out) -> Par.prefixSum(a, out))),
          new Form<long[]>(
              "exclusivePrefixSum of longs",
              Form.ANY,
              TestArrays::longs,
              a -> loop(a, true),
              inPlaceAndReturned(a -> Par.exclusivePrefixSum(a))),
          new Form<long[]>(
              "exclusivePrefixSum of longs into another",
              Form.ANY,
              TestArrays::longs,
              a -> loop(a, true),
              intoAnotherAndReturned((a, out) -> Par.exclusivePrefixSum(a, out))),
          new Form<double[]>(
              "prefixSum of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> loop(a, false),
              inPlace(a -> Par.prefixSum(a))),
          new Form<double[]>(
              "prefixSum of doubles into another",
              Form.ANY,
              TestArrays::doubles,
              a -> loop(a, false),
              intoAnother((a, out) -> Par.prefixSum(a, out))),
          new Form<double[]>(
              "exclusivePrefixSum of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> loop(a, true),
              inPlaceAndReturned(a -> Par.exclusivePrefixSum(a))),
          new Form<double[]>(
              "exclusivePrefixSum of doubles into another",
              Form.ANY,
              TestArrays::doubles,
              a -> loop(a, true),
              intoAnotherAndReturned((a, out) -> Par.exclusivePrefixSum(a, out))),
          new Form<int[]>(
              "segmentedPrefixSum of ints",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.stream(segments(toLongs(a))).mapToInt(x -> (int) x).toArray(),
              inPlace(a -> Par.segmentedPrefixSum(a, heads(a.length)))),
          new Form<long[]>(
              "segmentedPrefixSum of longs",
              Form.ANY,
              TestArrays::longs,
              a -> segments(a),
              intoAnother((a, out) -> Par.segmentedPrefixSum(a, out, heads(a.length)))),
          new Form<double[]>(
              "segmentedPrefixSum of doubles",
              Form.ANY,
              TestArrays::doubles,
              a ->
                  Arrays.stream(segments(Arrays.stream(a).mapToLong(x -> (long) x).toArray()))
                      .asDoubleStream()
                      .toArray(),
              inPlace(a -> Par.segmentedPrefixSum(a, heads(a.length)))),
          new Form<int[]>(
              "scan of ints",
              Form.ANY,
              TestArrays::ints,
              a -> loop(a, false),
              inPlace(a -> Par.scan(a, Integer::sum))),
          new Form<long[]>(
              "scan of longs",
              Form.ANY,
              TestArrays::longs,
              a -> maxima(a),
              intoAnother((a, out) -> Par.scan(a, out, Math::max))),
          new Form<double[]>(
              "scan of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> loop(a, false),
              inPlace(a -> Par.scan(a, Double::sum))),
          new Form<Matrix[]>(
              "scan of matrices",
              20_000,
              ScanTest::matrices,
              a -> products(a, null, false),
              inPlace(a -> Par.scan(a, Matrix::times))),
          new Form<int[]>(
              "exclusiveScan of ints",
              Form.ANY,
              TestArrays::ints,
              a -> minima(a, 7),
              intoAnotherAndReturned((a, out) -> Par.exclusiveScan(a, out, 7, Math::min))),
          new Form<long[]>(
              "exclusiveScan of longs",
              Form.ANY,
              TestArrays::longs,
              a -> loop(a, true),
              inPlaceAndReturned(a -> Par.exclusiveScan(a, 0, Long::sum))),
          new Form<double[]>(
              "exclusiveScan of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> loop(a, true),
              inPlaceAndReturned(a -> Par.exclusiveScan(a, 0, Double::sum))),
          new Form<Matrix[]>(
              "exclusiveScan of matrices",
              20_000,
              ScanTest::matrices,
              a -> products(a, FIRST, true),
              intoAnotherAndReturned((a, out) -> Par.exclusiveScan(a, out, FIRST, Matrix::times))));

  @Tag("functions")
  @Test
  void everyFormAndSizeAgreesWithTheLoopOnEveryPool() {
    Form.checkAll(FORMS, SIZES);
  }
}
