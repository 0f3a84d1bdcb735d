package org.anabranch.core.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Short work that a caller from outside runs as it stands, without becoming a guest: that would
 * cost more than the work does. For functions that were short in earlier calls.
 *
 * <p>When one of them forks after all, the fork runs at once, as a call of its own: the sequential
 * meaning of fork and join allows that. Its failure is kept for who joins it, or for the end of the
 * work. And the function is remembered as one that nests: its next call has a guest, as has that of
 * a function that makes calls, which cost less within a call.
 *
 * <pre>{@code
 * ShortCall call = new ShortCall(memory);
 * try {
 *   body.run();
 *   call.joinForks();
 * } catch (Throwable t) {
 *   throw call.failed(t);
 * } finally {
 *   call.end();
 * }
 * }</pre>
 */
public final class ShortCall {
  private static final int FUNCTION = 0;
  private static final int FAILED = 1;

  /**
   * The cells of the function that runs on a thread, and its forks that failed and are not joined.
   * An array of the JDK's types, because a thread keeps it longer than the library may live.
   */
  private static final ThreadLocal<@Nullable Object @Nullable []> HERE = new ThreadLocal<>();

  private final @Nullable Object[] place;
  private final @Nullable Object outerFunction;
  private final @Nullable Object outerFailed;

  /**
   * The work begins.
   *
   * @param memory that of its function
   */
  public ShortCall(FunctionMemory memory) {
    @Nullable Object[] here = HERE.get();
    if (here == null) {
      here = new Object[2];
      HERE.set(here);
    }
    place = here;
    outerFunction = here[FUNCTION];
    outerFailed = here[FAILED];
    here[FUNCTION] = memory.cells();
    here[FAILED] = null;
  }

  /** The work has ended; throws the failure of the oldest fork that nobody joined, if any. */
  public void joinForks() {
    if (place[FAILED] != null) {
      throw Failures.sneak(failure(place, new Failures()));
    }
  }

  /**
   * The work has failed.
   *
   * @param thrown why
   * @return what to throw: the same, with the failures of its forks suppressed
   */
  public RuntimeException failed(Throwable thrown) {
    return failed(place, thrown);
  }

  private static RuntimeException failed(@Nullable Object[] place, Throwable thrown) {
    Failures failures = new Failures();
    failures.add(thrown);
    return Failures.sneak(failure(place, failures));
  }

  private static Throwable failure(@Nullable Object[] place, Failures failures) {
    for (Job fork : unjoined(place)) {
      Throwable failure = fork.failure();
      if (failure != null) {
        failures.add(failure);
      }
    }
    place[FAILED] = null;
    return Objects.requireNonNull(failures.winner());
  }

  /** In the end, however the work ended. */
  public void end() {
    place[FUNCTION] = outerFunction;
    place[FAILED] = outerFailed;
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  private static List<Job> unjoined(@Nullable Object[] place) {
    Object failed = place[FAILED];
    return failed == null ? List.of() : (List<Job>) failed;
  }

  /** Runs a fork of the short work on this thread; false when there is none here. */
  static boolean fork(Job child) {
    @Nullable Object[] place = HERE.get();
    if (place == null || place[FUNCTION] == null) {
      return false;
    }
    Crew.common().invoke(child);
    if (child.failure() != null) {
      List<Job> failed = new ArrayList<>(unjoined(place));
      failed.add(child);
      place[FAILED] = failed;
    }
    return true;
  }

  /** A job that ended before it was joined is joined by the calling thread. */
  static void joined(Job child) {
    @Nullable Object[] place = HERE.get();
    if (place != null && place[FAILED] != null) {
      List<Job> failed = unjoined(place);
      failed.remove(child);
      if (failed.isEmpty()) {
        place[FAILED] = null;
      }
    }
  }

  /** The calling thread makes a call: the function of the short work around it, if any, nests. */
  static void nests() {
    @Nullable Object[] place = HERE.get();
    if (place != null && place[FUNCTION] instanceof long[] cells) {
      FunctionMemory.nests(cells);
    }
  }
}
