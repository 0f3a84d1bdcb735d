package org.anabranch.examples.exercises.skeleton;

import org.anabranch.core.ForkAction;
import org.anabranch.examples.exercises.Numbers;

/** Exercise 6: the product of two matrices of n rows and n columns, one row after the other. */
public final class TiledProduct extends ForkAction {
  private final Numbers a;
  private final Numbers b;
  private final Numbers product;
  private final int n;

  private TiledProduct(Numbers a, Numbers b, Numbers product, int n) {
    this.a = a;
    this.b = b;
    this.product = product;
    this.n = n;
  }

  /** The product. */
  public static Numbers solve(Numbers a, Numbers b, int n) {
    Numbers product = a.blank(n * n);
    new TiledProduct(a, b, product, n).invoke();
    return product;
  }

  /** Yours to change: all cells, one after the other. */
  @Override
  protected void compute() {
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        long sum = 0;
        for (int k = 0; k < n; k++) {
          sum += a.get(row * n + k) * b.get(k * n + column);
        }
        product.set(row * n + column, sum);
      }
    }
  }
}
