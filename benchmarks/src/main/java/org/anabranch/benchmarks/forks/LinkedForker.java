package org.anabranch.benchmarks.forks;

import org.jspecify.annotations.Nullable;

/** Every fork is an object that knows the one before; the newest is passed on as an argument. */
final class LinkedForker extends AskedForker {
  private @Nullable Fork newest;

  /** One fork. */
  private static final class Fork {
    final int n;
    final @Nullable Fork older;
    @Nullable Gift gift;

    Fork(int n, @Nullable Fork older) {
      this.n = n;
      this.older = older;
    }
  }

  @Override
  int compute(int n) {
    return compute(n, null);
  }

  private int compute(int n, @Nullable Fork older) {
    if (n < 2) {
      return n;
    }
    Fork fork = new Fork(n - 2, older);
    look(fork);
    int left = compute(n - 1, fork);
    Gift gift = fork.gift;
    return left + (gift == null ? compute(n - 2, older) : await(gift));
  }

  /** The newest fork is known to the one who looks. */
  private void look(Fork fork) {
    if (isAsked()) {
      newest = fork;
      look();
      newest = null;
    }
  }

  @Override
  @Nullable Gift giveOldest() {
    Fork oldest = null;
    for (Fork fork = newest; fork != null && fork.gift == null; fork = fork.older) {
      oldest = fork;
    }
    if (oldest == null) {
      return null;
    }
    Gift gift = new Gift(oldest.n);
    oldest.gift = gift;
    return gift;
  }
}
