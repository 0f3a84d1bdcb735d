package org.anabranch.pipeline;

import org.jspecify.annotations.Nullable;

/** Two waves side by side. */
final class Zipped extends Sized {
  private final Sized left;
  private final Sized right;
  private final Object function;
  private final Zip.Zipper zipper;

  Zipped(Carrier results, Sized left, Sized right, Object function, Zip.Zipper zipper) {
    super(results);
    this.left = left;
    this.right = right;
    this.function = function;
    this.zipper = zipper;
  }

  @Override
  long units() {
    return Math.min(left.units(), right.units());
  }

  @Override
  void functions(Functions functions) {
    left.functions(functions);
    right.functions(functions);
    functions.add(function);
  }

  @Override
  Feeder feeder(Link link, boolean early) {
    Half a = new Half(left);
    Half b = new Half(right);
    Object out = carrier().array(Link.BLOCK);
    return (from, to) -> {
      int size = early ? BlockSizes.FIRST : Link.BLOCK;
      for (long at = from; at < to && !link.isDone(); ) {
        long end = Math.min(to, at + size);
        run(a, b, at, end, out, link);
        at = end;
        size = BlockSizes.after(size);
      }
    };
  }

  /** A block. Whatever fails, the elements before it go on first: each failure lies lower. */
  private void run(Half a, Half b, long from, long to, Object out, Link link) {
    Throwable failure = a.run(from, to);
    Throwable lower = b.run(from, from + a.filled);
    failure = lower == null ? failure : lower;
    int zipped = 0;
    try {
      for (; zipped < b.filled; zipped++) {
        zipper.zip(a.block, b.block, zipped, out);
      }
    } catch (Throwable lowest) {
      failure = lowest;
    }
    if (zipped > 0) {
      link.accept(out, 0, zipped);
    }
    if (failure != null && !link.isDone()) {
      throw Thrown.again(failure);
    }
  }

  @Override
  String explain() {
    return "zipped elements";
  }

  /** Collects the elements of a block. */
  private static final class Half extends Link {
    private final Feeder feeder;
    private final Object block;
    private int filled;

    Half(Sized wave) {
      block = wave.carrier().array(BLOCK);
      feeder = wave.feeder(this, false);
    }

    /** Collects a range; returns what was thrown above what it collected. */
    @Nullable Throwable run(long from, long to) {
      filled = 0;
      try {
        feeder.run(from, to);
        return null;
      } catch (Throwable thrown) {
        return thrown;
      }
    }

    @Override
    void begin(long elements) {}

    @Override
    @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
    void accept(Object elements, int from, int to) {
      System.arraycopy(elements, from, block, filled, to - from);
      filled += to - from;
    }

    @Override
    boolean isDone() {
      return false;
    }

    @Override
    void end() {}
  }
}
