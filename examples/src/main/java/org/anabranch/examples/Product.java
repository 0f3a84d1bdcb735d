package org.anabranch.examples;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.anabranch.DoubleMatrix;
import org.anabranch.Par;

/** The product of two matrices made of the bytes of class files. */
final class Product {
  private static final int LARGEST = 1_024;

  /** The matrices are smaller where there are few bytes. */
  private static final int BYTES_PER_ELEMENT = 64;

  /** A prime, so that samples come from everywhere. */
  private static final int SAMPLE = 1_009;

  private Product() {}

  /** Bytes are whole numbers, so all three ways are exact and sampled elements must agree. */
  static Operation<Samples> operation(byte[] bytes) {
    int n = (int) Math.min(LARGEST, Math.sqrt(bytes.length / (double) BYTES_PER_ELEMENT));
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    for (int i = 0; i < n * n; i++) {
      a[i / n][i % n] = bytes[i];
      b[i % n][i / n] = bytes[bytes.length - 1 - i];
    }
    DoubleMatrix left = DoubleMatrix.of(a);
    DoubleMatrix right = DoubleMatrix.of(b);
    return new Operation<>(
        "matrix product",
        String.format(Locale.ROOT, "two matrices of %,d x %,d, sampled elements compared", n, n),
        () -> {
          double[][] c = new double[n][n];
          for (int i = 0; i < n; i++) {
            multiplyRow(a[i], b, c[i]);
          }
          return new Samples(c);
        },
        () -> {
          double[][] c = new double[n][n];
          IntStream.range(0, n).parallel().forEach(i -> multiplyRow(a[i], b, c[i]));
          return new Samples(c);
        },
        () -> new Samples(Par.multiply(left, right)),
        2.0 * n * n * n);
  }

  /** The loop order that reads rows of b, as a good programmer writes it. */
  private static void multiplyRow(double[] aRow, double[][] b, double[] cRow) {
    for (int p = 0; p < aRow.length; p++) {
      double factor = aRow[p];
      double[] bRow = b[p];
      for (int j = 0; j < cRow.length; j++) {
        cRow[j] += factor * bRow[j];
      }
    }
  }

  /**
   * Some elements of a product.
   *
   * @param elements every thousandth or so
   */
  record Samples(List<Double> elements) {
    Samples(double[][] c) {
      this(DoubleMatrix.of(c));
    }

    Samples(DoubleMatrix c) {
      this(sample(c));
    }

    private static List<Double> sample(DoubleMatrix c) {
      List<Double> elements = new ArrayList<>();
      for (int i = 0; i < c.rows() * c.cols(); i += SAMPLE) {
        elements.add(c.get(i / c.cols(), i % c.cols()));
      }
      return elements;
    }

    @Override
    public String toString() {
      return elements.isEmpty()
          ? "nothing"
          : String.format(Locale.ROOT, "%,.0f ...", elements.get(0));
    }
  }
}
