package org.anabranch.core;

/**
 * How often a test repeats what only chance can show: a little in every build, as many times more
 * as {@code -Danabranch.test.rounds} says in the long profile.
 */
public final class Rounds {
  private static final int TIMES = Integer.getInteger("anabranch.test.rounds", 1);

  private Rounds() {}

  public static int of(int usual) {
    return usual * TIMES;
  }

  /** Fewer where the workers only take turns on the machine's processors. */
  public static int of(int usual, int parallelism) {
    return of(parallelism > 8 ? usual / 4 : usual);
  }

  /** One or the other, where the long profile looks at more than it repeats. */
  public static int usualOrLong(int usual, int inLongProfile) {
    return TIMES > 1 ? inLongProfile : usual;
  }
}
