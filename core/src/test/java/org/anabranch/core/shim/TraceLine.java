package org.anabranch.core.shim;

import java.lang.StackWalker.StackFrame;
import java.util.Set;
import java.util.stream.Collectors;

/** Where in the tested code an event happens: the innermost three frames outside the scheduler. */
final class TraceLine {
  private static final Set<String> MACHINERY =
      Set.of(
          TraceLine.class.getName(),
          Interleaving.class.getName(),
          ScheduledShim.class.getName(),
          Shim.class.getName());
  private static final int FRAMES = 3;

  private TraceLine() {}

  static String ofCaller() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(frame -> !MACHINERY.contains(frame.getClassName()))
                    .limit(FRAMES)
                    .map(TraceLine::shortName)
                    .collect(Collectors.joining(" < ")));
  }

  private static String shortName(StackFrame frame) {
    String type = frame.getClassName();
    type = type.substring(type.lastIndexOf('.') + 1);
    return type + "." + frame.getMethodName() + ":" + frame.getLineNumber();
  }
}
