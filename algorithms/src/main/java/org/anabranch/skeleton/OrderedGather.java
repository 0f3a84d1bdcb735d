package org.anabranch.skeleton;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.anabranch.core.loop.LeafLoop;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the indices of a range into accumulators, one for each run of neighbouring indices that
 * one worker took, and returns these in the order of the range. For accumulators that keep the
 * order of their input and can be strung together. There is one more of them than there were
 * steals, at most.
 *
 * @param <A> the accumulator
 */
public final class OrderedGather<A> extends LeafLoop<OrderedGather<A>> {
  private record Run<A>(long from, A accumulator) {}

  private final Supplier<A> start;
  private final Gather.Adder<A> adder;
  private final List<Run<A>> runs = new ArrayList<>();
  private @Nullable A current;
  private long end;

  private OrderedGather(Supplier<A> start, Gather.Adder<A> adder) {
    this.start = start;
    this.adder = adder;
  }

  /**
   * Gathers a range. Work O(n), span O(log n) and one chunk.
   *
   * @param from the first index
   * @param to one past the last
   * @param cost what is known of an index
   * @param start makes an empty accumulator
   * @param adder adds a piece to an accumulator, above what it has
   * @param <A> the accumulator
   * @return the accumulators in order, none for an empty range
   */
  public static <A> List<A> run(
      int from, int to, Cost cost, Supplier<A> start, Gather.Adder<A> adder) {
    List<Run<A>> runs = cost.run(from, to, new OrderedGather<>(start, adder)).runs;
    runs.sort(Comparator.comparingLong(Run::from));
    return runs.stream().map(Run::accumulator).toList();
  }

  @Override
  protected void run(long from, long to) {
    A accumulator = current;
    if (accumulator == null || from != end) {
      accumulator = start.get();
      current = accumulator;
      runs.add(new Run<>(from, accumulator));
    }
    adder.add(accumulator, (int) from, (int) to);
    end = to;
  }

  @Override
  protected OrderedGather<A> split() {
    return new OrderedGather<>(start, adder);
  }

  @Override
  protected void merge(OrderedGather<A> part) {
    runs.addAll(part.runs);
  }
}
