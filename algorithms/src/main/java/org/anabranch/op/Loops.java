package org.anabranch.op;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import org.anabranch.function.RangeConsumer;
import org.anabranch.function.TileConsumer;
import org.anabranch.kernel.EachElement;
import org.anabranch.kernel.EachIndex;
import org.anabranch.kernel.EachLong;
import org.anabranch.kernel.FunctionKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.anabranch.skeleton.Wavefront;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;

/** Loops over indices and elements for their effects. */
public final class Loops {
  /** Rows and columns of a tile: 32 KiB of doubles, which a first-level cache holds. */
  private static final int TILE = 64;

  private static final Specializer<EachIndex> EACH_INDEX = Copies.of(FunctionKernels.EACH_INDEX);
  private static final Specializer<EachLong> EACH_LONG = Copies.of(FunctionKernels.EACH_LONG);
  private static final Specializer<EachElement> EACH_ELEMENT =
      Copies.of(FunctionKernels.EACH_ELEMENT);

  private Loops() {}

  /** Calls the body for each index. */
  public static void forEach(int from, int to, IntConsumer body) {
    Objects.requireNonNull(body, "body");
    Cost cost = Cost.of(body);
    if (EACH_INDEX.isShared(body, (long) to - from)) {
      IndexLoop.run(
          from, to, cost, (lo, hi) -> FunctionKernels.EACH_INDEX.run((int) lo, (int) hi, body));
    } else {
      KernelChoice<EachIndex> kernels = EACH_INDEX.choice(body, (long) to - from);
      IndexLoop.run(
          from, to, cost, (lo, hi) -> kernels.forPiece(hi - lo).run((int) lo, (int) hi, body));
    }
  }

  /** Calls the body for each index of a long range; one too long to count is taken in two parts. */
  public static void forEachLong(long from, long to, LongConsumer body) {
    Objects.requireNonNull(body, "body");
    if (from < to && to - from < 0) {
      long middle = (from >> 1) + (to >> 1);
      forEachLong(from, middle, body);
      forEachLong(middle, to, body);
    } else if (EACH_LONG.isShared(body, to - from)) {
      IndexLoop.run(
          from, to, Cost.of(body), (lo, hi) -> FunctionKernels.EACH_LONG.run(lo, hi, body));
    } else {
      KernelChoice<EachLong> kernels = EACH_LONG.choice(body, to - from);
      IndexLoop.run(
          from, to, Cost.of(body), (lo, hi) -> kernels.forPiece(hi - lo).run(lo, hi, body));
    }
  }

  /** Calls the body for each element. */
  public static <T> void forEach(T[] a, Consumer<? super T> body) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(body, "body");
    Cost cost = Cost.of(body);
    if (EACH_ELEMENT.isShared(body, a.length)) {
      IndexLoop.run(
          0,
          a.length,
          cost,
          (lo, hi) -> FunctionKernels.EACH_ELEMENT.run(a, (int) lo, (int) hi, body));
    } else {
      KernelChoice<EachElement> kernels = EACH_ELEMENT.choice(body, a.length);
      IndexLoop.run(
          0,
          a.length,
          cost,
          (lo, hi) -> kernels.forPiece(hi - lo).run(a, (int) lo, (int) hi, body));
    }
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

  /** Calls the body for each tile, after the tiles above it and to its left. */
  public static void forWavefront(int rows, int cols, int tile, TileConsumer body) {
    Objects.requireNonNull(body, "body");
    if (tile < 1) {
      throw new IllegalArgumentException("tile " + tile + " is less than 1");
    }
    if (rows > 0 && cols > 0) {
      Wavefront.run(
          (rows - 1) / tile + 1,
          (cols - 1) / tile + 1,
          Cost.of(body),
          (i, j) -> {
            int row = i * tile;
            int col = j * tile;
            body.accept(
                row, Math.min(rows - row, tile) + row, col, Math.min(cols - col, tile) + col);
          });
    }
  }

  private static long tiles(int length) {
    return length <= 0 ? 0 : (length - 1) / TILE + 1;
  }

  private static int end(int start, int length) {
    return length - start > TILE ? start + TILE : length;
  }
}
