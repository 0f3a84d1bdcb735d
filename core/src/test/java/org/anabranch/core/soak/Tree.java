package org.anabranch.core.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.anabranch.core.ForkAction;
import org.anabranch.core.WorkStealingPool;

/** A random tree of tasks: children joined in order, in reverse, partly, or not at all. */
final class Tree extends ForkAction {
  private final Ledger ledger;
  private final SplittableRandom random;
  private final int height;
  private final Runnable body;

  Tree(Ledger ledger, SplittableRandom random, int height) {
    this.ledger = ledger;
    this.random = random.split();
    this.height = height;
    body = ledger.task(this.random);
  }

  @Override
  protected void compute() {
    body.run();
    if (height == 0) {
      return;
    }
    List<Tree> children = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      Tree child = new Tree(ledger, random, height - 1);
      children.add(child);
      fork(child);
    }
    if (random.nextInt(8) == 0) {
      new Tree(ledger, random, height - 1).invoke();
    }
    if (random.nextInt(50) == 0) {
      Runnable nested = ledger.task(random);
      WorkStealingPool.blocking(
          () -> {
            nested.run();
            return nested;
          });
    }
    boolean reversed = random.nextInt(4) > 0;
    for (int i = 0; i < children.size(); i++) {
      if (random.nextInt(5) > 0) {
        join(children.get(reversed ? children.size() - 1 - i : i));
      }
    }
  }
}
