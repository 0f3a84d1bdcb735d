package org.anabranch.examples.exercises.solution;

import org.anabranch.core.ForkAction;
import org.anabranch.examples.exercises.Numbers;

/** The product of two matrices: the longer side of the result is halved until a tile is left. */
public final class TiledProduct extends ForkAction {
  private static final int SIDE = 8;

  private final Matrices matrices;
  private final int rowFrom;
  private final int rowTo;
  private final int columnFrom;
  private final int columnTo;

  /** What all tiles share. */
  private record Matrices(Numbers a, Numbers b, Numbers product, int n) {}

  private TiledProduct(Matrices matrices, int rowFrom, int rowTo, int columnFrom, int columnTo) {
    this.matrices = matrices;
    this.rowFrom = rowFrom;
    this.rowTo = rowTo;
    this.columnFrom = columnFrom;
    this.columnTo = columnTo;
  }

  /** The product. */
  public static Numbers solve(Numbers a, Numbers b, int n) {
    Numbers product = a.blank(n * n);
    new TiledProduct(new Matrices(a, b, product, n), 0, n, 0, n).invoke();
    return product;
  }

  @Override
  protected void compute() {
    int rows = rowTo - rowFrom;
    int columns = columnTo - columnFrom;
    if (rows <= SIDE && columns <= SIDE) {
      multiply();
    } else if (rows >= columns) {
      int middle = (rowFrom + rowTo) >>> 1;
      fork(new TiledProduct(matrices, middle, rowTo, columnFrom, columnTo));
      new TiledProduct(matrices, rowFrom, middle, columnFrom, columnTo).compute();
    } else {
      int middle = (columnFrom + columnTo) >>> 1;
      fork(new TiledProduct(matrices, rowFrom, rowTo, middle, columnTo));
      new TiledProduct(matrices, rowFrom, rowTo, columnFrom, middle).compute();
    }
  }

  private void multiply() {
    int n = matrices.n;
    for (int row = rowFrom; row < rowTo; row++) {
      for (int column = columnFrom; column < columnTo; column++) {
        long sum = 0;
        for (int k = 0; k < n; k++) {
          sum += matrices.a.get(row * n + k) * matrices.b.get(k * n + column);
        }
        matrices.product.set(row * n + column, sum);
      }
    }
  }
}
