package org.anabranch.op;

import java.util.Objects;
import java.util.function.DoubleUnaryOperator;
import org.anabranch.kernel.CertifiedDot;
import org.anabranch.kernel.DoubleMatrixKernels;
import org.anabranch.kernel.ExactDot;
import org.anabranch.kernel.MapRows;
import org.anabranch.kernel.Shape;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.DoubleGather;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.IndexLoop;
import org.anabranch.skeleton.RowPieces;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;

/** Matrices of doubles, element by element: transposes, sums, multiples, maps, norm and trace. */
public final class DoubleElements {
  /** Rows and columns of a tile of a transpose. */
  private static final int TILE = 64;

  private static final Cost ELEMENT = Cost.ofPicos(400);
  private static final Cost TRANSPOSED_TILE = Cost.ofPicos(1_000L * TILE * TILE);
  private static final Cost CERTIFIED = Cost.ofPicos(1_000);
  private static final Cost EXACT = Cost.ofPicos(4_000);

  /** With the largest magnitude between these powers of two no square is lost that counts. */
  private static final int SMALLEST_EXPONENT = -400;

  private static final int LARGEST_EXPONENT = 480;

  private static final Specializer<MapRows.OfDoubles> MAP = Copies.of(MapRows.DOUBLES);

  private DoubleElements() {}

  /** A copy with rows that lie one after the other. */
  public static DoubleGrid copy(DoubleGrid a) {
    DoubleGrid c = DoubleGrid.zeros(a.shape().rows(), a.shape().cols());
    copyTo(a, c);
    return c;
  }

  /** Copies the elements tile by tile; c is another matrix of the same shape. */
  private static void copyTo(DoubleGrid a, DoubleGrid c) {
    Shape shape = c.shape();
    long across = tiles(shape.cols());
    IndexLoop.run(
        0,
        tiles(shape.rows()) * across,
        TRANSPOSED_TILE,
        (lo, hi) -> {
          for (long tile = lo; tile < hi; tile++) {
            int row = (int) (tile / across) * TILE;
            int col = (int) (tile % across) * TILE;
            int rowTo = end(row, shape.rows());
            int colTo = end(col, shape.cols());
            DoubleMatrixKernels.copy(
                a.data(),
                a.shape().block(row, rowTo, col, colTo),
                c.data(),
                shape.block(row, rowTo, col, colTo));
          }
        });
  }

  private static long tiles(int length) {
    return ((long) length + TILE - 1) / TILE;
  }

  private static int end(int start, int length) {
    return length - start > TILE ? start + TILE : length;
  }

  /** The transpose. */
  public static DoubleGrid transpose(DoubleGrid a) {
    return copy(a.transposed());
  }

  /** Sets c to the transpose; c may be a itself. */
  public static void transpose(DoubleGrid a, DoubleGrid c) {
    if (a.shape().rows() != c.shape().cols() || a.shape().cols() != c.shape().rows()) {
      throw new IllegalArgumentException(
          "the transpose of " + a.shape() + " does not fit c, which is " + c.shape());
    }
    if (a.isSameAs(c)) {
      transposeInPlace(a);
    } else {
      Grids.checkApart(c.meets(a), "c", "a");
      copyTo(a.transposed(), c);
    }
  }

  private static void transposeInPlace(DoubleGrid a) {
    int n = a.shape().rows();
    long across = tiles(n);
    IndexLoop.run(
        0,
        across * across,
        TRANSPOSED_TILE,
        (lo, hi) -> {
          for (long tile = lo; tile < hi; tile++) {
            int row = (int) (tile / across) * TILE;
            int col = (int) (tile % across) * TILE;
            if (row <= col) {
              int rowTo = end(row, n);
              int colTo = end(col, n);
              Shape upper = a.shape().block(row, rowTo, col, colTo);
              Shape lower = a.shape().transposed().block(row, rowTo, col, colTo);
              DoubleMatrixKernels.exchange(a.data(), upper, lower, row == col);
            }
          }
        });
  }

  /** The sum of two matrices. */
  public static DoubleGrid add(DoubleGrid a, DoubleGrid b) {
    Grids.checkSame(a.shape(), "b", b.shape());
    DoubleGrid c = DoubleGrid.zeros(a.shape().rows(), a.shape().cols());
    addRows(a, b, c);
    return c;
  }

  /** Sets c to the sum of two matrices; c may be either itself. */
  public static void add(DoubleGrid a, DoubleGrid b, DoubleGrid c) {
    checkTarget(a, c);
    Grids.checkSame(a.shape(), "b", b.shape());
    Grids.checkApart(c.meets(b) && !c.isSameAs(b), "c", "a part of b");
    addRows(a, b, c);
  }

  private static void addRows(DoubleGrid a, DoubleGrid b, DoubleGrid c) {
    if (!c.shape().hasRowsTogether()) {
      addRows(a.transposed(), b.transposed(), c.transposed());
      return;
    }
    Shape to = c.shape();
    boolean same = a.shape().equals(to) && b.shape().equals(to);
    RowPieces.run(
        to.rows(),
        to.cols(),
        ELEMENT,
        (row, from, end) -> {
          int at = to.at(row, from);
          if (same) {
            DoubleMatrixKernels.add(a.data(), b.data(), c.data(), at, at + (end - from));
          } else {
            DoubleMatrixKernels.add(
                a.data(),
                a.shape().at(row, from),
                a.shape().colStride(),
                b.data(),
                b.shape().at(row, from),
                b.shape().colStride(),
                c.data(),
                at,
                end - from);
          }
        });
  }

  /** A multiple of a matrix. */
  public static DoubleGrid scale(DoubleGrid a, double factor) {
    DoubleGrid c = DoubleGrid.zeros(a.shape().rows(), a.shape().cols());
    scaleRows(a, factor, c);
    return c;
  }

  /** Sets c to a multiple of a matrix; c may be a itself. */
  public static void scale(DoubleGrid a, double factor, DoubleGrid c) {
    checkTarget(a, c);
    scaleRows(a, factor, c);
  }

  private static void scaleRows(DoubleGrid a, double factor, DoubleGrid c) {
    if (!c.shape().hasRowsTogether()) {
      scaleRows(a.transposed(), factor, c.transposed());
      return;
    }
    Shape to = c.shape();
    boolean same = a.shape().equals(to);
    RowPieces.run(
        to.rows(),
        to.cols(),
        ELEMENT,
        (row, from, end) -> {
          int at = to.at(row, from);
          if (same) {
            DoubleMatrixKernels.scale(a.data(), factor, c.data(), at, at + (end - from));
          } else {
            int read = a.shape().at(row, from);
            DoubleMatrixKernels.scale(
                a.data(), read, a.shape().colStride(), factor, c.data(), at, end - from);
          }
        });
  }

  /** The values of all elements. */
  public static DoubleGrid map(DoubleGrid a, DoubleUnaryOperator f) {
    Objects.requireNonNull(f, "f");
    DoubleGrid c = DoubleGrid.zeros(a.shape().rows(), a.shape().cols());
    mapRows(a, f, c);
    return c;
  }

  /** Sets c to the values of all elements; c may be a itself. */
  public static void map(DoubleGrid a, DoubleUnaryOperator f, DoubleGrid c) {
    Objects.requireNonNull(f, "f");
    checkTarget(a, c);
    mapRows(a, f, c);
  }

  /** Where rows of the one lie as columns of the other, the elements are copied first. */
  private static void mapRows(DoubleGrid a, DoubleUnaryOperator f, DoubleGrid c) {
    if (!c.shape().hasRowsTogether()) {
      mapRows(a.transposed(), f, c.transposed());
    } else if (!a.shape().hasRowsTogether()) {
      copyTo(a, c);
      mapRows(c, f, c);
    } else {
      long size = (long) c.shape().rows() * c.shape().cols();
      if (MAP.isShared(f, size)) {
        IndexLoop.run(0, size, Cost.of(f), (lo, hi) -> mapPiece(MapRows.DOUBLES, a, f, c, lo, hi));
      } else {
        KernelChoice<MapRows.OfDoubles> kernels = MAP.choice(f, size);
        IndexLoop.run(
            0, size, Cost.of(f), (lo, hi) -> mapPiece(kernels.forPiece(hi - lo), a, f, c, lo, hi));
      }
    }
  }

  private static void mapPiece(
      MapRows.OfDoubles kernel,
      DoubleGrid a,
      DoubleUnaryOperator f,
      DoubleGrid c,
      long from,
      long to) {
    RowPieces.runRows(
        c.shape().cols(),
        from,
        to,
        (row, lo, hi) -> {
          int read = a.shape().at(row, lo);
          kernel.run(a.data(), read, read + (hi - lo), c.data(), c.shape().at(row, lo), f);
        });
  }

  private static void checkTarget(DoubleGrid a, DoubleGrid c) {
    Grids.checkSame(a.shape(), "c", c.shape());
    Grids.checkApart(c.meets(a) && !c.isSameAs(a), "c", "a part of a");
  }

  /** The exact sum of the elements on the diagonal, rounded once. */
  public static double trace(DoubleGrid a) {
    Shape shape = a.shape();
    if (shape.rows() != shape.cols()) {
      throw new IllegalArgumentException("the trace of " + shape + ", which is not square");
    }
    double[] diagonal = new double[shape.rows()];
    for (int i = 0; i < diagonal.length; i++) {
      diagonal[i] = a.data()[shape.at(i, i)];
    }
    return Sum.of(diagonal, 0, diagonal.length);
  }

  /**
   * The square root of the sum of the squares. The sum is that of a dot product, rounded once, so
   * the root is within an ulp; elements whose squares could overflow or vanish are taken times a
   * power of two.
   */
  public static double norm(DoubleGrid a) {
    DoubleGrid rows = a.shape().hasRowsTogether() ? a : a.transposed();
    Shape shape = rows.shape();
    int cols = shape.cols();
    int size = shape.rows() * cols;
    double max =
        DoubleGather.run(
            0, size, ELEMENT, 0.0, (lo, hi) -> maxMagnitude(rows.data(), shape, lo, hi), Math::max);
    if (max == 0.0 || !(max <= Double.MAX_VALUE)) {
      return max;
    }
    int exponent = Math.getExponent(max);
    if (exponent > SMALLEST_EXPONENT && exponent < LARGEST_EXPONENT) {
      return Math.sqrt(sumOfSquares(rows, 0));
    }
    return Math.scalb(Math.sqrt(sumOfSquares(rows, -exponent)), exponent);
  }

  private static double maxMagnitude(double[] a, Shape shape, int from, int to) {
    double[] max = {0.0};
    RowPieces.runRows(
        shape.cols(),
        from,
        to,
        (row, lo, hi) -> {
          double here =
              DoubleMatrixKernels.maxMagnitude(a, shape.at(row, lo), shape.at(row, lo) + (hi - lo));
          max[0] = Math.max(max[0], here);
        });
    return max[0];
  }

  private static double sumOfSquares(DoubleGrid a, int exponent) {
    int size = a.shape().rows() * a.shape().cols();
    double sum =
        Gather.run(
                0,
                size,
                CERTIFIED,
                CertifiedDot::new,
                (part, lo, hi) -> squares(a, lo, hi, exponent, part::add),
                CertifiedDot::merge)
            .toDouble();
    return Double.isNaN(sum)
        ? Gather.run(
                0,
                size,
                EXACT,
                ExactDot::new,
                (part, lo, hi) -> squares(a, lo, hi, exponent, part::add),
                ExactDot::merge)
            .toDouble()
        : sum;
  }

  private interface Dot {
    void add(double[] a, double[] b, int from, int to);
  }

  private static void squares(DoubleGrid a, int from, int to, int exponent, Dot dot) {
    Shape shape = a.shape();
    RowPieces.runRows(
        shape.cols(),
        from,
        to,
        (row, lo, hi) -> {
          int at = shape.at(row, lo);
          if (exponent == 0) {
            dot.add(a.data(), a.data(), at, at + (hi - lo));
          } else {
            double[] scaled = DoubleMatrixKernels.scaled(a.data(), at, at + (hi - lo), exponent);
            dot.add(scaled, scaled, 0, scaled.length);
          }
        });
  }
}
