package org.anabranch.core.worker;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The scopes that are open on one worker, nested like their bodies, and the child of an inbox that
 * it runs. Written by the worker's own thread; any thread may look.
 */
final class OpenScopes {
  private volatile @Nullable ScopeRoot innermost; // P3
  private volatile @Nullable ScopeChild running; // P3

  /** The worker runs the body of a scope. */
  void open(ScopeRoot scope) {
    scope.nestIn(innermost);
    innermost = scope;
  }

  /** The innermost scope has ended. */
  void close(ScopeRoot scope) {
    innermost = scope.outer();
  }

  /** Takes an inbox child for the idle worker in a seat; null when there is none it may take. */
  @Nullable ScopeChild take(int seat, Predicate<Job> mayTake) {
    for (ScopeRoot scope = innermost; scope != null; scope = scope.outer()) {
      ScopeChild child = scope.inbox().take(seat, mayTake);
      if (child != null) {
        return child;
      }
    }
    return null;
  }

  /** Whether a child waits in an inbox. */
  boolean haveWaiting() {
    for (ScopeRoot scope = innermost; scope != null; scope = scope.outer()) {
      if (scope.inbox().hasWork()) {
        return true;
      }
    }
    return false;
  }

  /** The worker runs a child of an inbox, having had no forks; null when it has ended. */
  void running(@Nullable ScopeChild child) {
    running = child;
  }

  /** The child of a scope's inbox that the worker runs, or ran a moment ago. */
  @Nullable ScopeChild runningFrom(ScopeRoot scope) {
    ScopeChild child = running;
    return child != null && child.scope() == scope ? child : null;
  }
}
