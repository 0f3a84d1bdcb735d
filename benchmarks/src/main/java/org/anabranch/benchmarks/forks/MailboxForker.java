package org.anabranch.benchmarks.forks;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Every fork is an object on a private stack (Acar, Charguéraud and Rainey, 2013). */
final class MailboxForker extends AskedForker {
  private Fork[] stack = new Fork[64];
  private int size;

  /** How many of the oldest were given away. */
  private int given;

  /** One fork. */
  private static final class Fork {
    final int n;
    @Nullable Gift gift;

    Fork(int n) {
      this.n = n;
    }
  }

  @Override
  int compute(int n) {
    if (n < 2) {
      return n;
    }
    Fork fork = new Fork(n - 2);
    if (size == stack.length) {
      stack = Arrays.copyOf(stack, 2 * size);
    }
    stack[size++] = fork;
    look();
    int left = compute(n - 1);
    Gift gift = fork.gift;
    if (gift == null) {
      size--;
      return left + compute(fork.n);
    }
    int right = await(gift);
    size--;
    given = size;
    return left + right;
  }

  @Override
  @Nullable Gift giveOldest() {
    if (given == size) {
      return null;
    }
    Fork fork = stack[given++];
    Gift gift = new Gift(fork.n);
    fork.gift = gift;
    return gift;
  }
}
