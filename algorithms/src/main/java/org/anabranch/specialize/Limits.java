package org.anabranch.specialize;

import java.util.concurrent.TimeUnit;

/**
 * When a function class is worth a copy, and how many copies there may be.
 *
 * @param smallestCall elements of the smallest call that may run on a copy; short loops would teach
 *     the compiler that the kernel's loop is short
 * @param smallestPiece elements of the smallest piece of a call that may
 * @param copyAt elements that a function class has to run before it gets a copy
 * @param copyAtOnce elements of a call that gets a copy before it begins
 * @param liveCopies how many copies there may be at once, of all kernels together; 0 for none
 * @param burst how many copies may be made in one go
 * @param nanosPerCopy after how long one more may be made
 * @param spareNanos after how long without use a copy gives its place to another
 * @param unusedNanos after how long without use a copy is dropped
 */
record Limits(
    long smallestCall,
    long smallestPiece,
    long copyAt,
    long copyAtOnce,
    int liveCopies,
    int burst,
    long nanosPerCopy,
    long spareNanos,
    long unusedNanos) {
  private static final String SWITCH = "anabranch.specialize";
  private static final String LIVE_COPIES = "anabranch.specialize.copies";
  private static final int USUAL_LIVE_COPIES = 256;

  /** No copies at all. */
  static final Limits OFF = new Limits(0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** A copy for every class from its first element on, at any rate: for tests. */
  static final Limits ALWAYS =
      new Limits(0, 0, 0, 0, USUAL_LIVE_COPIES, USUAL_LIVE_COPIES, 0, 0, Long.MAX_VALUE);

  /** The limits of this JVM, as its properties have them. */
  static Limits ofThisProcess() {
    return switch (System.getProperty(SWITCH, "on")) {
      case "off" -> OFF;
      case "always" -> ALWAYS;
      default -> usual(Math.max(0, Integer.getInteger(LIVE_COPIES, USUAL_LIVE_COPIES)));
    };
  }

  private static Limits usual(int liveCopies) {
    return new Limits(
        1 << 12,
        1 << 10,
        1 << 20,
        1 << 23,
        liveCopies,
        16,
        TimeUnit.MILLISECONDS.toNanos(250),
        TimeUnit.SECONDS.toNanos(10),
        TimeUnit.HOURS.toNanos(1));
  }
}
