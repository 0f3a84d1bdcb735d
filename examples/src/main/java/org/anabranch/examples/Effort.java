package org.anabranch.examples;

import java.time.Duration;

/**
 * How long an operation is measured.
 *
 * @param warmUp how long its three forms take turns before anything counts
 * @param repetitions how many timed turns each form then has; odd, so that there is a median
 */
record Effort(Duration warmUp, int repetitions) {
  static final Effort FULL = new Effort(Duration.ofMillis(600), 5);
  static final Effort QUICK = new Effort(Duration.ofMillis(100), 3);
}
