/**
 * The work-stealing pool and the recursive-task API of Anabranch.
 *
 * <p>{@code org.anabranch.core.loop} is open to {@code org.anabranch} alone: range loops are the
 * ground its algorithms stand on and promise nothing to others. Without {@code jdk.jfr} in the
 * runtime image there are no events for Flight Recorder, and everything else as ever.
 */
@SuppressWarnings("module") // org.anabranch is built after this module, so javac cannot see it yet
module org.anabranch.core {
  requires static jdk.jfr;
  requires static org.jspecify;

  exports org.anabranch.core;
  exports org.anabranch.core.deque;
  exports org.anabranch.core.recording;
  exports org.anabranch.core.sharing;
  exports org.anabranch.core.loop to
      org.anabranch;
}
