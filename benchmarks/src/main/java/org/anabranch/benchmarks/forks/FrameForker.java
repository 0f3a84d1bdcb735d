package org.anabranch.benchmarks.forks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every fork is a number on a private stack: no objects, and one kind of task only. */
final class FrameForker extends AskedForker {
  private int[] stack = new int[64];
  private int size;

  /** The oldest forks, which were given away. */
  private final List<Gift> given = new ArrayList<>();

  @Override
  int compute(int n) {
    if (n < 2) {
      return n;
    }
    int frame = size;
    if (frame == stack.length) {
      stack = Arrays.copyOf(stack, 2 * frame);
    }
    stack[frame] = n - 2;
    size = frame + 1;
    look();
    int left = compute(n - 1);
    int right = given.size() <= frame ? take(frame) : await(frame);
    return left + right;
  }

  private int take(int frame) {
    size = frame;
    return compute(stack[frame]);
  }

  private int await(int frame) {
    int right = await(given.get(frame));
    given.remove(frame);
    size = frame;
    return right;
  }

  @Override
  @Nullable Gift giveOldest() {
    int frame = given.size();
    if (frame == size) {
      return null;
    }
    Gift gift = new Gift(stack[frame]);
    given.add(gift);
    return gift;
  }
}
