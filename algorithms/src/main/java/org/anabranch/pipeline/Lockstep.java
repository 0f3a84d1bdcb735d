package org.anabranch.pipeline;

import org.jspecify.annotations.Nullable;

/**
 * Makes one element of two where not both pipelines know their elements by index: waves of both
 * side by side, no more of either than the next step needs.
 */
final class Lockstep extends Origin {
  private final Origin left;
  private final Origin right;
  private final Object function;
  private final Zip.Zipper zipper;

  Lockstep(Carrier results, Origin left, Origin right, Object function, Zip.Zipper zipper) {
    super(results);
    this.left = left;
    this.right = right;
    this.function = function;
    this.zipper = zipper;
  }

  @Override
  Origin slice(long from, long to) {
    return new Lockstep(carrier(), left.slice(from, to), right.slice(from, to), function, zipper);
  }

  @Override
  void feed(Waves waves) {
    feeding(waves).run();
  }

  @Override
  Feeding feeding(Waves waves) {
    Supply a = new Supply(new Flow(left));
    Supply b = new Supply(new Flow(right));
    return () -> {
      Sized zipped = waves.isDone() ? null : next(a, b);
      if (zipped != null) {
        waves.wave(zipped);
      }
      return zipped != null && !waves.isDone();
    };
  }

  @Override
  void push(Link link) {
    feeding(new Pushed(link)).run();
  }

  private @Nullable Sized next(Supply a, Supply b) {
    long inFirst = a.atHand();
    long both = inFirst == 0 ? 0 : Math.min(inFirst, b.atHand());
    ArrayOrigin x = both == 0 ? null : a.next(both);
    ArrayOrigin y = x == null ? null : b.next(both);
    return x == null || y == null ? null : new Zipped(carrier(), x, y, function, zipper);
  }

  @Override
  boolean expands() {
    return left.expands() || right.expands();
  }

  @Override
  String explain() {
    return "two pipelines that run";
  }

  /** Pushes each wave through a chain. */
  private record Pushed(Link link) implements Waves {
    @Override
    public void wave(Sized wave) {
      wave.push(link);
    }

    @Override
    public boolean isDone() {
      return link.isDone();
    }

    @Override
    public boolean stopsEarly() {
      return true;
    }
  }
}
