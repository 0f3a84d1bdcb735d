package org.anabranch.skeleton;

import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.anabranch.core.loop.LeafLoop;

/**
 * Gathers the indices of a range into accumulators, one for each worker that takes part, and merges
 * these. For accumulators whose final content does not depend on the order of their input.
 *
 * @param <A> the accumulator
 */
public final class Gather<A> extends LeafLoop<Gather<A>> {
  /**
   * Adds the indices of a piece to an accumulator.
   *
   * @param <A> the accumulator
   */
  @FunctionalInterface
  public interface Adder<A> {
    /**
     * Adds a piece.
     *
     * @param accumulator where to
     * @param from the first index
     * @param to one past the last
     */
    void add(A accumulator, int from, int to);
  }

  private final Supplier<A> start;
  private final Adder<A> adder;
  private final BiConsumer<A, A> merger;
  private final A accumulator;

  private Gather(Supplier<A> start, Adder<A> adder, BiConsumer<A, A> merger) {
    this.start = start;
    this.adder = adder;
    this.merger = merger;
    accumulator = start.get();
  }

  /**
   * Gathers a range. Work O(n), span O(log n) merges and one chunk.
   *
   * @param from the first index
   * @param to one past the last
   * @param cost what is known of an index
   * @param start makes an empty accumulator
   * @param adder adds a piece to an accumulator
   * @param merger adds the second accumulator, which is not used again, to the first
   * @param <A> the accumulator
   * @return an accumulator with every index, empty for an empty range
   */
  public static <A> A run(
      int from, int to, Cost cost, Supplier<A> start, Adder<A> adder, BiConsumer<A, A> merger) {
    return cost.run(from, to, new Gather<>(start, adder, merger)).accumulator;
  }

  @Override
  protected void run(long from, long to) {
    adder.add(accumulator, (int) from, (int) to);
  }

  @Override
  protected Gather<A> split() {
    return new Gather<>(start, adder, merger);
  }

  @Override
  protected void merge(Gather<A> part) {
    merger.accept(accumulator, part.accumulator);
  }
}
