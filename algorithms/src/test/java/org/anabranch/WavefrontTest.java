package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** Each tile of a wavefront begins when the tiles above it and to its left have ended. */
class WavefrontTest {
  private static final int[][] GRIDS = {
    {0, 5, 2}, {5, 0, 2}, {-1, 4, 2}, {1, 1, 1}, {1, 9, 4}, {9, 1, 4}, {7, 11, 3}, {64, 64, 16}
  };

  @EachPool
  void cellsSeeWhatLiesAboveAndToTheLeft(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int[] grid : GRIDS) {
        int rows = Math.max(0, grid[0]);
        int cols = Math.max(0, grid[1]);
        long[][] paths = new long[rows + 1][cols + 1];
        pool.run(
            () ->
                Par.forWavefront(
                    grid[0],
                    grid[1],
                    grid[2],
                    (rowFrom, rowTo, colFrom, colTo) -> {
                      for (int i = rowFrom; i < rowTo; i++) {
                        for (int j = colFrom; j < colTo; j++) {
                          paths[i + 1][j + 1] += 1 + paths[i][j + 1] * 31 + paths[i + 1][j] * 7;
                        }
                      }
                    }));
        for (int i = 0; i < rows; i++) {
          for (int j = 0; j < cols; j++) {
            assertEquals(1 + paths[i][j + 1] * 31 + paths[i + 1][j] * 7, paths[i + 1][j + 1]);
          }
        }
      }
    }
  }

  @EachPool
  void afterAFailureNoLaterDiagonalRuns(int p) {
    RuntimeException thrown = new RuntimeException();
    AtomicInteger beyond = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      assertSame(
          thrown,
          assertThrows(
              RuntimeException.class,
              () ->
                  pool.run(
                      () ->
                          Par.forWavefront(
                              10,
                              10,
                              1,
                              (row, rowTo, col, colTo) -> {
                                if (row + col > 7) {
                                  beyond.incrementAndGet();
                                }
                                if (row == 3 && col == 4) {
                                  throw thrown;
                                }
                              }))));
    }
    assertEquals(0, beyond.get());
  }

  @Test
  void argumentsAreChecked() {
    assertEquals(
        "tile 0 is less than 1",
        assertThrows(
                IllegalArgumentException.class, () -> Par.forWavefront(1, 1, 0, (a, b, c, d) -> {}))
            .getMessage());
    assertEquals(
        "body",
        assertThrows(NullPointerException.class, () -> Par.forWavefront(0, 0, 1, null))
            .getMessage());
  }
}
