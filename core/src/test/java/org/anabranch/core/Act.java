package org.anabranch.core;

/** An action as a lambda, with the action's own forms of fork and join at hand. */
final class Act extends ForkAction {
  private final Body body;

  Act(Body body) {
    this.body = body;
  }

  /** What the action does. */
  interface Body {
    void compute(Act self);
  }

  /** An action that does nothing. */
  static Act quiet() {
    return new Act(self -> {});
  }

  /** An action that throws. */
  static Act failing(Throwable t) {
    return new Act(
        self -> {
          throw FailureKind.sneak(t);
        });
  }

  @Override
  protected void compute() {
    body.compute(this);
  }

  Act forking(ForkAction child) {
    fork(child);
    return this;
  }

  void joining(ForkAction child) {
    join(child);
  }
}
