package org.anabranch.core.worker;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What failed in a group of jobs: one exception to throw, and up to eight others to attach to it.
 *
 * <p>The caller decides which one wins. Others are attached as suppressed, never an exception to
 * itself, and never to one that carries suppressed exceptions already.
 */
public final class Failures {
  private static final int MOST_SUPPRESSED = 8;

  private @Nullable Throwable first;
  private final List<Throwable> others = new ArrayList<>(0);

  /** Nothing has failed yet. */
  public Failures() {}

  /**
   * Adds a failure that is thrown only if none was added before.
   *
   * @param failure what was thrown
   */
  public void add(Throwable failure) {
    if (first == null) {
      first = failure;
    } else {
      keep(failure);
    }
  }

  /**
   * Adds a failure that takes precedence over those added before.
   *
   * @param failure what was thrown
   */
  public void addFirst(Throwable failure) {
    Throwable before = first;
    first = failure;
    if (before != null) {
      keep(before);
    }
  }

  private void keep(Throwable failure) {
    if (others.size() < MOST_SUPPRESSED) {
      others.add(failure);
    }
  }

  /**
   * The exception to throw, with the others attached.
   *
   * @return the exception, or null when nothing failed
   */
  public @Nullable Throwable winner() {
    Throwable winner = first;
    if (winner != null && winner.getSuppressed().length == 0) {
      for (Throwable other : others) {
        if (other != winner) {
          winner.addSuppressed(other);
        }
      }
    }
    others.clear();
    return winner;
  }

  /**
   * Throws any throwable as if it were unchecked.
   *
   * @param failure what to throw
   * @return never; lets the caller write {@code throw sneak(...)}
   */
  public static RuntimeException sneak(Throwable failure) {
    Failures.<RuntimeException>throwAs(failure);
    throw new AssertionError(failure);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // erased: thrown as it is
  private static <X extends Throwable> void throwAs(Throwable failure) throws X {
    throw (X) failure;
  }
}
