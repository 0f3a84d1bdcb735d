package org.anabranch.skeleton;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.anabranch.core.loop.LeafLoop;
import org.jspecify.annotations.Nullable;

/**
 * Gathers the indices of a range into accumulators, one for each run of neighbouring indices that
 * one worker took, and strings these together in the order of the range, two neighbours at a time.
 * For accumulators that keep the order of their input. There is one more of them than there were
 * steals, at most.
 *
 * @param <A> the accumulator
 */
public final class OrderedGather<A> extends LeafLoop<OrderedGather<A>> {
  /** What it costs to move an element from one accumulator to another. */
  private static final long MERGE_PICOS = 5_000;

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
   * Gathers a range. Work O(n) and log r merges of each element for r runs, span O(log n), one
   * chunk and the merges of one element.
   *
   * @param from the first index
   * @param to one past the last
   * @param cost what is known of an index
   * @param start makes an empty accumulator
   * @param adder adds a piece to an accumulator, above what it has
   * @param merger adds the second accumulator, which is not used again, above what the first has
   * @param <A> the accumulator
   * @return an accumulator with every index, empty for an empty range
   */
  public static <A> A run(
      int from,
      int to,
      Cost cost,
      Supplier<A> start,
      Gather.Adder<A> adder,
      BiConsumer<A, A> merger) {
    List<Run<A>> runs = cost.run(from, to, new OrderedGather<>(start, adder)).runs;
    if (runs.isEmpty()) {
      return start.get();
    }
    runs.sort(Comparator.comparingLong(Run::from));
    long lengthOfRun = ((long) to - from) / runs.size() + 1;
    TreeReduce.combine(
        runs.size(),
        Cost.ofPicos(MERGE_PICOS * lengthOfRun),
        (left, right) ->
            merger.accept(runs.get(left).accumulator(), runs.get(right).accumulator()));
    return runs.get(0).accumulator();
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
