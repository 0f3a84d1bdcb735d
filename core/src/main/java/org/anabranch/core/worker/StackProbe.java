package org.anabranch.core.worker;

/**
 * Makes a stack overflow happen before a step that must not be cut short rather than in it.
 *
 * <p>A worker that takes a job on top of a nearly full stack would fail with the job in its hands,
 * and whoever waits for that job would wait for ever; one that announces its sleep would leave the
 * announcement behind. So it first descends some way: if that overflows, nothing has happened yet.
 * Whoever may have to sleep after an overflow above itself asks for twice the room of a sleep.
 */
final class StackProbe {
  private static final int FRAMES_TO_SLEEP = 256;
  private static final int FRAMES_TO_RUN = 2 * FRAMES_TO_SLEEP;

  private StackProbe() {}

  /** Room to announce a sleep, and to sleep: some 16 KB. */
  static void ensureRoomToSleep() {
    descend(FRAMES_TO_SLEEP, 0, 0, 0);
  }

  /** Room to end a job whatever happened in it, sleeping until its forks have ended: some 32 KB. */
  static void ensureRoomToRun() {
    descend(FRAMES_TO_RUN, 0, 0, 0);
  }

  /** Whether there is the room of {@link #ensureRoomToRun}. */
  static boolean hasRoomToRun() {
    try {
      ensureRoomToRun();
      return true;
    } catch (StackOverflowError e) {
      return false;
    }
  }

  /** A frame holds its arguments and return address: some 64 bytes compiled, more interpreted. */
  private static long descend(int frames, long a, long b, long c) {
    return frames == 0 ? a : descend(frames - 1, b + 1, c + 2, a + 3) + a * b + c;
  }
}
