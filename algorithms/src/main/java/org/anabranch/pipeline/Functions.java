package org.anabranch.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.anabranch.core.loop.LeafLoop;
import org.anabranch.core.loop.RangeLoop;
import org.anabranch.skeleton.Cost;

/**
 * The user's functions that a run calls. The cost of a unit is measured and remembered under the
 * last of them, which is that of the terminal or the stage before it.
 */
final class Functions {
  /** The cost of a unit where no user's function is called. */
  private static final long OWN_PICOS = 1_500;

  private final List<Class<?>> classes = new ArrayList<>();

  /** One more function. */
  void add(Object function) {
    classes.add(function.getClass());
  }

  /** What is known of a unit that calls them. */
  Cost cost() {
    return new Cost(0, classes.get(classes.size() - 1), classes, 1);
  }

  /** Runs a loop over so many units. */
  <L extends LeafLoop<L>> void run(long units, L loop) {
    if (classes.isEmpty()) {
      RangeLoop.run(0, units, OWN_PICOS, loop);
    } else {
      RangeLoop.run(0, units, classes.get(classes.size() - 1), classes, 1, loop);
    }
  }
}
