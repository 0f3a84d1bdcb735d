package org.anabranch.skeleton;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.LeafLoop;
import org.jspecify.annotations.Nullable;

/**
 * Maps a range and reduces it by a fixed tree whose leaves are blocks of {@link #BLOCK} elements,
 * each folded from left to right. The map alone may be costly, so the range is cut anywhere, also
 * within a block; only the folds keep to the blocks.
 *
 * <p>A block that lies wholly in a piece is mapped and folded at once. Of others a worker collects
 * the mapped values in a buffer and folds them when it has run the whole block after all, as it
 * does unless somebody stole a part. What remains in the end, two parts of a block for each steal,
 * is put together by the caller.
 *
 * <p>When blocks fail, the exception is that of the lowest; a block whose parts were mapped by
 * several workers is folded even then, if it lies below a failure. Combinations come after all
 * blocks, and fail in the order of {@link TreeReduce}.
 *
 * @param <B> an array of mapped values
 */
public final class BlockReduce<B> extends LeafLoop<BlockReduce<B>> {
  /** Elements in each block but the last. */
  public static final int BLOCK = 1 << 10;

  /**
   * The loops over elements, and the slots, one for each block.
   *
   * @param <B> an array of mapped values
   */
  public interface Kernel<B> {
    /**
     * Makes an array.
     *
     * @param size its length
     * @return the array
     */
    B buffer(int size);

    /**
     * Maps elements into an array.
     *
     * @param from the first index
     * @param to one past the last
     * @param buffer where the values go
     * @param at where the first one goes
     */
    void map(int from, int to, B buffer, int at);

    /**
     * Maps and folds a block.
     *
     * @param slot the number of the block
     * @param from its first index
     * @param to one past its last
     */
    void reduce(int slot, int from, int to);

    /**
     * Folds a block of mapped values.
     *
     * @param slot the number of the block
     * @param buffer its values, from the beginning of the array on
     * @param size how many there are
     */
    void reduceBuffer(int slot, B buffer, int size);

    /**
     * Combines the values of two slots.
     *
     * @param left where the result goes
     * @param right a higher slot
     */
    void combine(int left, int right);
  }

  /** Mapped values of a part of a block; they lie in the buffer as in the block. */
  private record Part<B>(long from, long to, B buffer) {}

  private final Kernel<B> kernel;

  /** The first index; everything else counts from here. */
  private final int origin;

  private final long length;

  /** The lowest block that failed. */
  private final AtomicInteger lowestFailure;

  private final List<Part<B>> parts = new ArrayList<>();

  /** The values of [openFrom, openTo), a part of a block; null when there are none. */
  private @Nullable B open;

  private long openFrom;

  /** Where this worker stopped. */
  private long openTo;

  private BlockReduce(Kernel<B> kernel, int origin, long length, AtomicInteger lowestFailure) {
    this.kernel = kernel;
    this.origin = origin;
    this.length = length;
    this.lowestFailure = lowestFailure;
  }

  /**
   * How many blocks a range has.
   *
   * @param from the first index
   * @param to one past the last
   * @return their number
   */
  public static int blocks(int from, int to) {
    return TreeReduce.leaves(from, to, BLOCK);
  }

  /**
   * Maps and reduces a range that is not empty into slot 0. Work O(n), span O(log n), a chunk of
   * the map and a block of the operator; a value for each block, and two buffers for each steal.
   *
   * @param from the first index
   * @param to one past the last
   * @param element what is known of an element
   * @param combination what is known of a combination
   * @param kernel the loops
   * @param <B> an array of mapped values
   */
  public static <B> void run(int from, int to, Cost element, Cost combination, Kernel<B> kernel) {
    long length = (long) to - from;
    BlockReduce<B> all =
        new BlockReduce<>(kernel, from, length, new AtomicInteger(Integer.MAX_VALUE));
    try {
      element.run(0, length, all);
    } catch (Throwable t) {
      all.reduceSplitBlocksBelowFailure();
      throw t;
    }
    all.reduceSplitBlocks(combination);
    TreeReduce.combine(blocks(from, to), combination, kernel::combine);
  }

  @Override
  protected void run(long from, long to) {
    if (from != openTo) {
      closePart();
      openTo = from;
    }
    for (long at = from; at < to; at = openTo) {
      long begin = at & -BLOCK;
      try {
        run(at, to, begin, end(begin));
      } catch (Throwable t) {
        lowestFailure.accumulateAndGet(slot(begin), Math::min);
        throw t;
      }
    }
  }

  /** Runs the indices from one to another, as far as they belong to the block [begin, end). */
  private void run(long from, long to, long begin, long end) {
    if (from == begin && end <= to) {
      kernel.reduce(slot(begin), index(begin), index(end));
      openTo = end;
    } else {
      collect(from, Math.min(end, to), begin, end);
    }
  }

  /** Maps a part of the block [begin, end) to what is there of it; folds it when it is complete. */
  private void collect(long from, long to, long begin, long end) {
    B buffer = open;
    if (buffer == null) {
      buffer = kernel.buffer((int) (end - begin));
      open = buffer;
      openFrom = from;
    }
    kernel.map(index(from), index(to), buffer, (int) (from - begin));
    openTo = to;
    if (to == end) {
      if (openFrom == begin) {
        kernel.reduceBuffer(slot(begin), buffer, (int) (end - begin));
        open = null;
      } else {
        closePart();
      }
    }
  }

  private void closePart() {
    if (open != null) {
      parts.add(new Part<>(openFrom, openTo, open));
      open = null;
    }
  }

  private void reduceSplitBlocks(Cost combination) {
    List<Part<B>> blocks = splitBlocks();
    IndexLoop.run(
        0,
        blocks.size(),
        combination.times(BLOCK),
        (lo, hi) -> {
          for (int i = (int) lo; i < hi; i++) {
            reduceBuffer(blocks.get(i));
          }
        });
  }

  /** After a failure of a block; a cancelled call has none. */
  private void reduceSplitBlocksBelowFailure() {
    int failure = lowestFailure.get();
    if (failure < Integer.MAX_VALUE) {
      for (Part<B> block : splitBlocks()) {
        if (slot(block.from) < failure) {
          reduceBuffer(block);
        }
      }
    }
  }

  private void reduceBuffer(Part<B> block) {
    kernel.reduceBuffer(slot(block.from), block.buffer, (int) (block.to - block.from));
  }

  /** Puts parts together; returns the blocks that are whole then, in order. */
  @SuppressWarnings("SuspiciousSystemArraycopy") // buffers are arrays of one type
  private List<Part<B>> splitBlocks() {
    closePart();
    parts.sort(Comparator.comparingLong(Part::from));
    List<Part<B>> blocks = new ArrayList<>();
    Part<B> block = null;
    for (Part<B> part : parts) {
      int offset = (int) (part.from & (BLOCK - 1));
      if (offset == 0) {
        block = part;
      } else if (block != null && block.to == part.from) {
        System.arraycopy(part.buffer, offset, block.buffer, offset, (int) (part.to - part.from));
        block = new Part<>(block.from, part.to, block.buffer);
        if (block.to == end(block.from)) {
          blocks.add(block);
        }
      }
    }
    return blocks;
  }

  private long end(long begin) {
    return Math.min(begin + BLOCK, length);
  }

  private int slot(long offset) {
    return (int) (offset / BLOCK);
  }

  private int index(long offset) {
    return (int) (origin + offset);
  }

  @Override
  protected BlockReduce<B> split() {
    return new BlockReduce<>(kernel, origin, length, lowestFailure);
  }

  @Override
  protected void merge(BlockReduce<B> part) {
    part.closePart();
    parts.addAll(part.parts);
  }
}
