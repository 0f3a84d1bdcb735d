package org.anabranch.core.worker;

/**
 * Makes a stack overflow happen before a step that must not be cut short rather than in it.
 *
 * <p>A waiting worker that takes a job on top of a nearly full stack would fail with the job in its
 * hands, and whoever waits for that job would wait for ever; one that announces its sleep would
 * leave the announcement behind. So it first descends some 16 KB: if that overflows, nothing has
 * happened yet.
 */
final class StackProbe {
  private static final int FRAMES = 256;

  private StackProbe() {}

  static void ensureRoom() {
    descend(FRAMES, 0, 0, 0);
  }

  /** A frame holds its arguments and return address: some 64 bytes compiled, more interpreted. */
  private static long descend(int frames, long a, long b, long c) {
    return frames == 0 ? a : descend(frames - 1, b + 1, c + 2, a + 3) + a * b + c;
  }
}
