package org.anabranch.op;

import java.util.Objects;
import java.util.function.DoubleUnaryOperator;
import org.anabranch.kernel.CertifiedDot;
import org.anabranch.kernel.ExactDot;
import org.anabranch.kernel.FloatMatrixKernels;
import org.anabranch.kernel.MapRows;
import org.anabranch.kernel.Shape;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.IndexLoop;
import org.anabranch.skeleton.RowPieces;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;

/** Matrices of floats, element by element: transposes, sums, multiples, maps, norm and trace. */
public final class FloatElements {
  /** Rows and columns of a tile of a transpose. */
  private static final int TILE = 64;

  private static final Cost ELEMENT = Cost.ofPicos(400);
  private static final Cost TRANSPOSED_TILE = Cost.ofPicos(1_000L * TILE * TILE);
  private static final Cost CERTIFIED = Cost.ofPicos(1_000);
  private static final Cost EXACT = Cost.ofPicos(4_000);

  private static final Specializer<MapRows.OfFloats> MAP = Copies.of(MapRows.FLOATS);

  private FloatElements() {}

  /** A copy with rows that lie one after the other. */
  public static FloatGrid copy(FloatGrid a) {
    FloatGrid c = FloatGrid.zeros(a.shape().rows(), a.shape().cols());
    copyTo(a, c);
    return c;
  }

  /** Copies the elements tile by tile; c is another matrix of the same shape. */
  private static void copyTo(FloatGrid a, FloatGrid c) {
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
            FloatMatrixKernels.copy(
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
  public static FloatGrid transpose(FloatGrid a) {
    return copy(a.transposed());
  }

  /** Sets c to the transpose; c may be a itself. */
  public static void transpose(FloatGrid a, FloatGrid c) {
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

  private static void transposeInPlace(FloatGrid a) {
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
              FloatMatrixKernels.exchange(a.data(), upper, lower, row == col);
            }
          }
        });
  }

  /** The sum of two matrices. */
  public static FloatGrid add(FloatGrid a, FloatGrid b) {
    Grids.checkSame(a.shape(), "b", b.shape());
    FloatGrid c = FloatGrid.zeros(a.shape().rows(), a.shape().cols());
    addRows(a, b, c);
    return c;
  }

  /** Sets c to the sum of two matrices; c may be either itself. */
  public static void add(FloatGrid a, FloatGrid b, FloatGrid c) {
    checkTarget(a, c);
    Grids.checkSame(a.shape(), "b", b.shape());
    Grids.checkApart(c.meets(b) && !c.isSameAs(b), "c", "a part of b");
    addRows(a, b, c);
  }

  private static void addRows(FloatGrid a, FloatGrid b, FloatGrid c) {
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
            FloatMatrixKernels.add(a.data(), b.data(), c.data(), at, at + (end - from));
          } else {
            FloatMatrixKernels.add(
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
  public static FloatGrid scale(FloatGrid a, float factor) {
    FloatGrid c = FloatGrid.zeros(a.shape().rows(), a.shape().cols());
    scaleRows(a, factor, c);
    return c;
  }

  /** Sets c to a multiple of a matrix; c may be a itself. */
  public static void scale(FloatGrid a, float factor, FloatGrid c) {
    checkTarget(a, c);
    scaleRows(a, factor, c);
  }

  private static void scaleRows(FloatGrid a, float factor, FloatGrid c) {
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
            FloatMatrixKernels.scale(a.data(), factor, c.data(), at, at + (end - from));
          } else {
            int read = a.shape().at(row, from);
            FloatMatrixKernels.scale(
                a.data(), read, a.shape().colStride(), factor, c.data(), at, end - from);
          }
        });
  }

  /** The values of all elements. */
  public static FloatGrid map(FloatGrid a, DoubleUnaryOperator f) {
    Objects.requireNonNull(f, "f");
    FloatGrid c = FloatGrid.zeros(a.shape().rows(), a.shape().cols());
    mapRows(a, f, c);
    return c;
  }

  /** Sets c to the values of all elements; c may be a itself. */
  public static void map(FloatGrid a, DoubleUnaryOperator f, FloatGrid c) {
    Objects.requireNonNull(f, "f");
    checkTarget(a, c);
    mapRows(a, f, c);
  }

  /** Where rows of the one lie as columns of the other, the elements are copied first. */
  private static void mapRows(FloatGrid a, DoubleUnaryOperator f, FloatGrid c) {
    if (!c.shape().hasRowsTogether()) {
      mapRows(a.transposed(), f, c.transposed());
    } else if (!a.shape().hasRowsTogether()) {
      copyTo(a, c);
      mapRows(c, f, c);
    } else {
      long size = (long) c.shape().rows() * c.shape().cols();
      if (MAP.isShared(f, size)) {
        IndexLoop.run(0, size, Cost.of(f), (lo, hi) -> mapPiece(MapRows.FLOATS, a, f, c, lo, hi));
      } else {
        KernelChoice<MapRows.OfFloats> kernels = MAP.choice(f, size);
        IndexLoop.run(
            0, size, Cost.of(f), (lo, hi) -> mapPiece(kernels.forPiece(hi - lo), a, f, c, lo, hi));
      }
    }
  }

  private static void mapPiece(
      MapRows.OfFloats kernel,
      FloatGrid a,
      DoubleUnaryOperator f,
      FloatGrid c,
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

  private static void checkTarget(FloatGrid a, FloatGrid c) {
    Grids.checkSame(a.shape(), "c", c.shape());
    Grids.checkApart(c.meets(a) && !c.isSameAs(a), "c", "a part of a");
  }

  /** The exact sum of the elements on the diagonal, rounded once. */
  public static double trace(FloatGrid a) {
    Shape shape = a.shape();
    if (shape.rows() != shape.cols()) {
      throw new IllegalArgumentException("the trace of " + shape + ", which is not square");
    }
    float[] diagonal = new float[shape.rows()];
    for (int i = 0; i < diagonal.length; i++) {
      diagonal[i] = a.data()[shape.at(i, i)];
    }
    return Sum.of(diagonal, 0, diagonal.length);
  }

  /**
   * The square root of the sum of the squares, which are exact as doubles and cannot overflow; the
   * sum is rounded once, so the root is within an ulp.
   */
  public static double norm(FloatGrid a) {
    FloatGrid rows = a.shape().hasRowsTogether() ? a : a.transposed();
    int size = rows.shape().rows() * rows.shape().cols();
    double sum =
        Gather.run(
                0,
                size,
                CERTIFIED,
                CertifiedDot::new,
                (part, lo, hi) -> squares(rows, lo, hi, part::add),
                CertifiedDot::merge)
            .toDouble();
    return Math.sqrt(
        Double.isNaN(sum)
            ? Gather.run(
                    0,
                    size,
                    EXACT,
                    ExactDot::new,
                    (part, lo, hi) -> squares(rows, lo, hi, part::add),
                    ExactDot::merge)
                .toDouble()
            : sum);
  }

  private interface Dot {
    void add(double[] a, double[] b, int from, int to);
  }

  private static void squares(FloatGrid a, int from, int to, Dot dot) {
    RowPieces.runRows(
        a.shape().cols(),
        from,
        to,
        (row, lo, hi) -> {
          int at = a.shape().at(row, lo);
          double[] wide = FloatMatrixKernels.widened(a.data(), at, at + (hi - lo));
          dot.add(wide, wide, 0, wide.length);
        });
  }
}
