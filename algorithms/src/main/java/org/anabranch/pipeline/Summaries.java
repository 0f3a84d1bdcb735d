package org.anabranch.pipeline;

import java.util.IntSummaryStatistics;
import java.util.LongSummaryStatistics;

/** Number, sum, smallest and largest in one run. */
public final class Summaries {
  private Summaries() {}

  /** Of ints. */
  private static final class OfInts extends Sink<OfInts> {
    private final IntSummaryStatistics summary = new IntSummaryStatistics();

    @Override
    void accept(Object block, int from, int to) {
      int[] a = (int[]) block;
      for (int i = from; i < to; i++) {
        summary.accept(a[i]);
      }
    }

    @Override
    OfInts split() {
      return new OfInts();
    }

    @Override
    void merge(OfInts other) {
      summary.combine(other.summary);
    }
  }

  /** Of longs. */
  private static final class OfLongs extends Sink<OfLongs> {
    private final LongSummaryStatistics summary = new LongSummaryStatistics();

    @Override
    void accept(Object block, int from, int to) {
      long[] a = (long[]) block;
      for (int i = from; i < to; i++) {
        summary.accept(a[i]);
      }
    }

    @Override
    OfLongs split() {
      return new OfLongs();
    }

    @Override
    void merge(OfLongs other) {
      summary.combine(other.summary);
    }
  }

  /**
   * Summarises ints.
   *
   * @param flow the pipeline
   * @return the summary
   */
  public static IntSummaryStatistics ofInts(Flow flow) {
    return flow.run(new SinkTerminal<>(new OfInts())).summary;
  }

  /**
   * Summarises longs.
   *
   * @param flow the pipeline
   * @return the summary
   */
  public static LongSummaryStatistics ofLongs(Flow flow) {
    return flow.run(new SinkTerminal<>(new OfLongs())).summary;
  }
}
