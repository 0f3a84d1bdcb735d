package org.anabranch.pipeline;

/** The elements from one index to another. */
final class Slice extends OrderedStage {
  private final long from;
  private final long to;

  private Slice(Carrier carrier, long from, long to) {
    super(to == Long.MAX_VALUE ? "skip" : "limit", carrier);
    this.from = from;
    this.to = to;
  }

  static OrderedStage of(Carrier carrier, long from, long to) {
    return new Slice(carrier, from, to);
  }

  @Override
  Link link(Link next) {
    return new SliceLink(from, to, next);
  }

  @Override
  boolean stopsEarly() {
    return to != Long.MAX_VALUE;
  }

  @Override
  String explain() {
    return "counts the elements before it: in order, wave by wave";
  }

  private static final class SliceLink extends Step {
    private final long from;
    private final long to;
    private long seen;

    SliceLink(long from, long to, Link next) {
      super(next);
      this.from = from;
      this.to = to;
    }

    @Override
    void accept(Object block, int lo, int hi) {
      int begin = (int) (lo + Math.min(hi - lo, Math.max(0, from - seen)));
      int end = (int) (lo + Math.min(hi - lo, to - seen));
      seen += hi - lo;
      if (begin < end) {
        next.accept(block, begin, end);
      }
    }

    @Override
    boolean isDone() {
      return seen >= to || super.isDone();
    }

    @Override
    long wanted() {
      return to == Long.MAX_VALUE ? super.wanted() : Math.max(0, to - seen);
    }
  }
}
