package org.anabranch.op;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import org.anabranch.function.RangeConsumer;
import org.anabranch.function.TileConsumer;
import org.anabranch.kernel.FunctionKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;

/** Loops over indices and elements for their effects. */
public final class Loops {
  /** Rows and columns of a tile: 32 KiB of doubles, which a first-level cache holds. */
  private static final int TILE = 64;

  private Loops() {}

  /** Calls the body for each index. */
  public static void forEach(int from, int to, IntConsumer body) {
    Objects.requireNonNull(body, "body");
    IndexLoop.run(
        from, to, Cost.of(body), (lo, hi) -> FunctionKernels.forEach((int) lo, (int) hi, body));
  }

  /** Calls the body for each index of a long range; one too long to count is taken in two parts. */
  public static void forEachLong(long from, long to, LongConsumer body) {
    Objects.requireNonNull(body, "body");
    if (from < to && to - from < 0) {
      long middle = (from >> 1) + (to >> 1);
      forEachLong(from, middle, body);
      forEachLong(middle, to, body);
    } else {
      IndexLoop.run(from, to, Cost.of(body), (lo, hi) -> FunctionKernels.forEachLong(lo, hi, body));
    }
  }

  /** Calls the body for each element. */
  public static <T> void forEach(T[] a, Consumer<? super T> body) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(body, "body");
    IndexLoop.run(
        0,
        a.length,
        Cost.of(body),
        (lo, hi) -> FunctionKernels.forEach(a, (int) lo, (int) hi, body));
  }

  /** Calls the body for each element, taken out by the caller first. */
  public static <T> void forEach(Iterable<T> elements, Consumer<? super T> body) {
    Objects.requireNonNull(elements, "elements");
    Objects.requireNonNull(body, "body");
    forEach(Elements.of(elements), body);
  }

  /** Calls the body for each chunk of indices. */
  public static void forRange(int from, int to, RangeConsumer body) {
    Objects.requireNonNull(body, "body");
    IndexLoop.run(from, to, Cost.of(body), (lo, hi) -> body.accept((int) lo, (int) hi));
  }

  /** Calls the body for each tile, in row-major order of tiles. */
  public static void forTiles(int rows, int cols, TileConsumer body) {
    Objects.requireNonNull(body, "body");
    long tilesAcross = tiles(cols);
    IndexLoop.run(
        0,
        tiles(rows) * tilesAcross,
        Cost.of(body),
        (lo, hi) -> {
          for (long tile = lo; tile < hi; tile++) {
            int row = (int) (tile / tilesAcross) * TILE;
            int col = (int) (tile % tilesAcross) * TILE;
            body.accept(row, end(row, rows), col, end(col, cols));
          }
        });
  }

  private static long tiles(int length) {
    return length <= 0 ? 0 : (length - 1) / TILE + 1;
  }

  private static int end(int start, int length) {
    return length - start > TILE ? start + TILE : length;
  }
}
