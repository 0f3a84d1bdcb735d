package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/**
 * How many threads the common pool uses: the system property {@value #PROPERTY}, else the
 * environment variable {@value #VARIABLE}, else the number of processors. A value that is no number
 * from 1 to {@value #MOST} is reported once, in the log, and passed over.
 */
public final class Parallelism {
  /** The system property. */
  public static final String PROPERTY = "anabranch.parallelism";

  /** The environment variable. */
  public static final String VARIABLE = "ANABRANCH_NUM_THREADS";

  /** The largest parallelism of any pool. */
  public static final int MOST = 1 << 13;

  private Parallelism() {}

  static int configured() {
    return choose(
        System.getProperty(PROPERTY),
        System.getenv(VARIABLE),
        Runtime.getRuntime().availableProcessors());
  }

  /** The first usable of the two texts, else the number of processors. */
  static int choose(@Nullable String property, @Nullable String variable, int processors) {
    int chosen = parse(PROPERTY, property);
    if (chosen == 0) {
      chosen = parse(VARIABLE, variable);
    }
    return chosen != 0 ? chosen : Math.min(processors, MOST);
  }

  private static int parse(String source, @Nullable String text) {
    if (text == null) {
      return 0;
    }
    try {
      int value = Integer.parseInt(text.trim());
      if (value >= 1 && value <= MOST) {
        return value;
      }
    } catch (NumberFormatException e) {
      // reported below, like a number out of range
    }
    System.getLogger("org.anabranch")
        .log(
            System.Logger.Level.WARNING,
            source + " must be a number from 1 to " + MOST + ", so this is ignored: " + text);
    return 0;
  }
}
