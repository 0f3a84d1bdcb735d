package org.anabranch.kernel;

/**
 * Products of a few rows with a long matrix B, straight from the matrices. The order of k and the
 * rounding are those of {@link FloatTile}.
 *
 * <p>The forms differ in what lies together in B. Each has its inner loop in that direction, since
 * a compiler takes the checks of indices out of a loop only where the index grows by one.
 */
public final class FloatThinProduct {
  /** So many columns at a time; their sums and a few rows of B stay in a first-level cache. */
  private static final int WIDTH = 512;

  private FloatThinProduct() {}

  /** Adds a product to c where columns of B lie together: eight of them at a time. */
  public static void addColumns(
      float[] a, Shape aShape, float[] b, Shape bShape, float[] c, Shape cShape) {
    int eights = cShape.cols() / 8 * 8;
    for (int j = 0; j < eights; j += 8) {
      for (int i = 0; i < cShape.rows(); i++) {
        addEight(
            a,
            aShape,
            i,
            b,
            bShape.at(0, j),
            bShape.colStride(),
            c,
            cShape.at(i, j),
            cShape.colStride());
      }
    }
    FloatSmallProduct.multiplyAdd(
        a,
        aShape,
        b,
        bShape.block(0, bShape.rows(), eights, cShape.cols()),
        c,
        cShape.block(0, cShape.rows(), eights, cShape.cols()));
  }

  private static void addEight(
      float[] a, Shape aShape, int i, float[] b, int b0, int next, float[] c, int at, int col) {
    int b1 = b0 + next;
    int b2 = b1 + next;
    int b3 = b2 + next;
    int b4 = b3 + next;
    int b5 = b4 + next;
    int b6 = b5 + next;
    int b7 = b6 + next;
    float s0 = c[at];
    float s1 = c[at + col];
    float s2 = c[at + 2 * col];
    float s3 = c[at + 3 * col];
    float s4 = c[at + 4 * col];
    float s5 = c[at + 5 * col];
    float s6 = c[at + 6 * col];
    float s7 = c[at + 7 * col];
    for (int p = 0; p < aShape.cols(); p++) {
      float factor = a[aShape.at(i, p)];
      s0 = Math.fma(factor, b[b0 + p], s0);
      s1 = Math.fma(factor, b[b1 + p], s1);
      s2 = Math.fma(factor, b[b2 + p], s2);
      s3 = Math.fma(factor, b[b3 + p], s3);
      s4 = Math.fma(factor, b[b4 + p], s4);
      s5 = Math.fma(factor, b[b5 + p], s5);
      s6 = Math.fma(factor, b[b6 + p], s6);
      s7 = Math.fma(factor, b[b7 + p], s7);
    }
    c[at] = s0;
    c[at + col] = s1;
    c[at + 2 * col] = s2;
    c[at + 3 * col] = s3;
    c[at + 4 * col] = s4;
    c[at + 5 * col] = s5;
    c[at + 6 * col] = s6;
    c[at + 7 * col] = s7;
  }

  /** Adds a product to c where rows of B lie together: four of them at a time. */
  public static void addRows(
      float[] a, Shape aShape, float[] b, Shape bShape, float[] c, Shape cShape) {
    float[][] sums = new float[cShape.rows()][Math.min(WIDTH, cShape.cols())];
    for (int j = 0; j < cShape.cols(); j += WIDTH) {
      int end = Math.min(j + WIDTH, cShape.cols());
      Shape piece = cShape.block(0, cShape.rows(), j, end);
      read(c, piece, sums);
      addPiece(a, aShape, b, bShape.block(0, bShape.rows(), j, end), sums);
      write(sums, c, piece);
    }
  }

  /**
   * Adds a product to c where columns of B lie together but are short: copies pieces of B to rows.
   */
  public static void addShortColumns(
      float[] a, Shape aShape, float[] b, Shape bShape, float[] c, Shape cShape) {
    int k = bShape.rows();
    float[] rows = new float[k * Math.min(WIDTH, cShape.cols())];
    for (int j = 0; j < cShape.cols(); j += WIDTH) {
      int end = Math.min(j + WIDTH, cShape.cols());
      Shape copy = Shape.rowMajor(k, end - j);
      copy(b, bShape.block(0, k, j, end), rows, copy);
      addRows(a, aShape, rows, copy, c, cShape.block(0, cShape.rows(), j, end));
    }
  }

  private static void copy(float[] b, Shape piece, float[] rows, Shape copy) {
    for (int p = 0; p < piece.rows(); p++) {
      int from = piece.at(p, 0);
      int to = copy.at(p, 0);
      for (int j = 0; j < piece.cols(); j++) {
        rows[to + j] = b[from + j * piece.colStride()];
      }
    }
  }

  private static void addPiece(float[] a, Shape aShape, float[] b, Shape piece, float[][] sums) {
    int n = piece.cols();
    int p = 0;
    for (; p + 4 <= piece.rows(); p += 4) {
      int i = 0;
      for (; i + 2 <= sums.length; i += 2) {
        addFourToTwo(sums[i], sums[i + 1], n, a, aShape.at(i, p), aShape, b, piece.at(p, 0), piece);
      }
      if (i < sums.length) {
        addFour(sums[i], n, a, aShape.at(i, p), aShape.colStride(), b, piece.at(p, 0), piece);
      }
    }
    for (; p < piece.rows(); p++) {
      for (int i = 0; i < sums.length; i++) {
        addOne(sums[i], n, a[aShape.at(i, p)], b, piece.at(p, 0));
      }
    }
  }

  private static void addFourToTwo(
      float[] sums,
      float[] nextSums,
      int n,
      float[] a,
      int at,
      Shape aShape,
      float[] b,
      int b0,
      Shape bShape) {
    int step = aShape.colStride();
    int next = at + aShape.rowStride();
    float a0 = a[at];
    float a1 = a[at + step];
    float a2 = a[at + 2 * step];
    float a3 = a[at + 3 * step];
    float next0 = a[next];
    float next1 = a[next + step];
    float next2 = a[next + 2 * step];
    float next3 = a[next + 3 * step];
    int b1 = b0 + bShape.rowStride();
    int b2 = b1 + bShape.rowStride();
    int b3 = b2 + bShape.rowStride();
    for (int j = 0; j < n; j++) {
      float x0 = b[b0 + j];
      float x1 = b[b1 + j];
      float x2 = b[b2 + j];
      float x3 = b[b3 + j];
      sums[j] = Math.fma(a3, x3, Math.fma(a2, x2, Math.fma(a1, x1, Math.fma(a0, x0, sums[j]))));
      nextSums[j] =
          Math.fma(
              next3,
              x3,
              Math.fma(next2, x2, Math.fma(next1, x1, Math.fma(next0, x0, nextSums[j]))));
    }
  }

  private static void addFour(
      float[] sums, int n, float[] a, int at, int step, float[] b, int b0, Shape bShape) {
    float a0 = a[at];
    float a1 = a[at + step];
    float a2 = a[at + 2 * step];
    float a3 = a[at + 3 * step];
    int b1 = b0 + bShape.rowStride();
    int b2 = b1 + bShape.rowStride();
    int b3 = b2 + bShape.rowStride();
    for (int j = 0; j < n; j++) {
      sums[j] =
          Math.fma(
              a3,
              b[b3 + j],
              Math.fma(a2, b[b2 + j], Math.fma(a1, b[b1 + j], Math.fma(a0, b[b0 + j], sums[j]))));
    }
  }

  private static void addOne(float[] sums, int n, float factor, float[] b, int from) {
    for (int j = 0; j < n; j++) {
      sums[j] = Math.fma(factor, b[from + j], sums[j]);
    }
  }

  private static void read(float[] c, Shape piece, float[][] sums) {
    for (int i = 0; i < piece.rows(); i++) {
      int from = piece.at(i, 0);
      for (int j = 0; j < piece.cols(); j++) {
        sums[i][j] = c[from + j * piece.colStride()];
      }
    }
  }

  private static void write(float[][] sums, float[] c, Shape piece) {
    for (int i = 0; i < piece.rows(); i++) {
      int to = piece.at(i, 0);
      for (int j = 0; j < piece.cols(); j++) {
        c[to + j * piece.colStride()] = sums[i][j];
      }
    }
  }
}
