package org.anabranch.op;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.anabranch.core.loop.LoopReport;
import org.anabranch.core.loop.LoopTally;
import org.anabranch.kernel.VectorApi;
import org.anabranch.specialize.Specializer;
import org.anabranch.specialize.SpecializerCounters;

/** Watches the loops that the calls of a body run on its thread. */
public final class Observation {
  /** More loops are only counted. */
  private static final int MOST = 100;

  private static final StackWalker STACK = StackWalker.getInstance();

  /** The package of the methods that users call. */
  private static final String ENTRANCE = "org.anabranch.";

  private final List<String> operations = new ArrayList<>();
  private final List<LoopReport> loops = new ArrayList<>();
  private final SpecializerCounters before = Specializer.counters();
  private long more;

  private Observation() {}

  /** Runs the body and watches. */
  public static Observation of(Runnable body) {
    Objects.requireNonNull(body, "body");
    Observation observation = new Observation();
    LoopTally.observe(observation::add, body);
    return observation;
  }

  private void add(LoopReport loop) {
    if (loops.size() < MOST) {
      operations.add(operation());
      loops.add(loop);
    } else {
      more++;
    }
  }

  /** The method that the user called: the innermost on the stack of a public class. */
  private static String operation() {
    return STACK.walk(
        frames ->
            frames
                .filter(frame -> isEntrance(frame.getClassName()))
                .map(Observation::name)
                .findFirst()
                .orElse("loop"));
  }

  private static String name(StackWalker.StackFrame frame) {
    return frame.getClassName().substring(ENTRANCE.length()) + "." + frame.getMethodName();
  }

  private static boolean isEntrance(String className) {
    return className.startsWith(ENTRANCE) && className.indexOf('.', ENTRANCE.length()) < 0;
  }

  /** The methods that were called, one for each loop. */
  public List<String> operations() {
    return operations;
  }

  /** The loops, in the order in which they ended. */
  public List<LoopReport> loops() {
    return loops;
  }

  /** How many loops there were besides. */
  public long more() {
    return more;
  }

  /** How many kernels were loaded once more for a function since the beginning. */
  public long copiesMade() {
    return Specializer.counters().made() - before.made();
  }

  /** How many calls began on such a copy since the beginning. */
  public long copyUses() {
    return Specializer.counters().uses() - before.uses();
  }

  /** Whether kernels use the Vector API. */
  public boolean usesVectors() {
    return VectorApi.isAvailable();
  }
}
