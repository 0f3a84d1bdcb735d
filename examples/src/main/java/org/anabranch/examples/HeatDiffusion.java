package org.anabranch.examples;

import org.anabranch.Par;

/**
 * How heat spreads over a plate with cold edges: in every step each inner point moves towards the
 * mean of its four neighbours. The tiles of a step read the old temperatures and write the new
 * ones, so they need nothing of each other.
 */
public final class HeatDiffusion {
  private HeatDiffusion() {}

  /** The temperatures after some steps; those given are row by row, and are left as they are. */
  static double[] spread(double[] plate, int rows, int cols, int steps) {
    double[] now = plate.clone();
    double[] next = plate.clone();
    for (int step = 0; step < steps; step++) {
      step(now, next, rows, cols);
      double[] old = now;
      now = next;
      next = old;
    }
    return now;
  }

  private static void step(double[] now, double[] next, int rows, int cols) {
    Par.forTiles(
        rows - 2,
        cols - 2,
        (rowFrom, rowTo, colFrom, colTo) -> {
          for (int row = rowFrom + 1; row <= rowTo; row++) {
            for (int i = row * cols + colFrom + 1; i <= row * cols + colTo; i++) {
              double around = now[i - cols] + now[i + cols] + now[i - 1] + now[i + 1];
              next[i] = 0.5 * now[i] + 0.125 * around;
            }
          }
        });
  }

  /**
   * Heats the middle of a plate and prints how warm that still is.
   *
   * @param args rows and columns, 500 if absent, and steps, 200 if absent
   */
  public static void main(String[] args) {
    int n = args.length == 0 ? 500 : Integer.parseInt(args[0]);
    int steps = args.length < 2 ? 200 : Integer.parseInt(args[1]);
    double[] plate = new double[n * n];
    int middle = n / 2 * n + n / 2;
    plate[middle] = 1000;
    double[] after = spread(plate, n, n, steps);
    System.out.printf("%d steps: from 1000 to %.3f in the middle%n", steps, after[middle]);
  }
}
