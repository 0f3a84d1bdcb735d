package org.anabranch.core.worker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.anabranch.core.trace.TaskTrace;
import org.anabranch.core.trace.Track;
import org.jspecify.annotations.Nullable;

/**
 * The body of a scope, and the wait for its children.
 *
 * <p>What the body forks itself are forks like any others: on its worker's deque, joined newest
 * first when the body has ended. What others fork goes to the {@link Inbox}. While the owner waits
 * for children in there, it runs those that wait, and helps those that pool threads run, by the
 * rule of {@link StolenJoin}; so it runs nothing but descendants of the scope.
 *
 * <p>When the body throws, children that nobody has begun are dropped and the others awaited. The
 * exception is the body's, else that of the child with the lowest fork number whose failure no join
 * has delivered.
 */
public abstract class ScopeRoot extends Job {
  private final Class<?> function;
  private final Inbox inbox;
  private final AtomicLong forks = new AtomicLong(); // P2
  private final List<ScopeChild> failed = new ArrayList<>(0);
  private volatile @Nullable Worker owner; // P2

  /** The failure of the oldest fork of the body that is no child of the scope. */
  private @Nullable Throwable otherFailure;

  /** How far in a recording the children of the inbox have come; guarded by {@code failed}. */
  private long reached;

  /** Idle workers below this seat may take from the inbox; written before it is seen. */
  private int idleLimit;

  /** The scope that is open around this one on the same worker. */
  private @Nullable ScopeRoot outer;

  /**
   * A scope that is not open yet.
   *
   * @param crew of the pool in which it is to run
   * @param function the class of what the user wrote
   */
  protected ScopeRoot(Crew crew, Class<?> function) {
    this.function = function;
    inbox = new Inbox(crew);
  }

  @Override
  protected Class<?> functionClass() {
    return function;
  }

  /**
   * The user's code.
   *
   * @throws Throwable whatever it throws
   */
  protected abstract void body() throws Throwable;

  final Inbox inbox() {
    return inbox;
  }

  final @Nullable ScopeRoot outer() {
    return outer;
  }

  final void nestIn(@Nullable ScopeRoot around) {
    outer = around;
  }

  /** What stopped the body, and then the wait, comes first; the wait goes on until all is over. */
  @Override
  protected final void exec() throws Throwable {
    Worker worker = Current.running();
    StackProbe.ensureRoomToRun();
    idleLimit = worker.openScope(this);
    owner = worker;
    Throwable thrown = null;
    try {
      body();
    } catch (Throwable t) {
      thrown = t;
    }
    ScopeWait wait = new ScopeWait(this, worker);
    while (!wait.isOver()) {
      try {
        wait.await(thrown != null);
      } catch (Throwable t) {
        thrown = thrown == null ? t : thrown;
        wait.helpNobody();
      }
    }
    worker.scopes().close(this);
    owner = null;
    Throwable winner = winner(worker, thrown);
    if (winner != null) {
      throw winner;
    }
  }

  // ---- for whoever forks ----

  /** Forks a child: on the owner's deque if that is who calls, in the body itself. */
  final void fork(ScopeChild child) {
    Worker here = Current.worker();
    Worker home = owner;
    if (home == null || inbox.isClosed()) {
      throw ended();
    }
    Call call = callOf();
    if (call.isStopped()) {
      throw call.cancellation();
    }
    child.numbered(forks.incrementAndGet());
    if (here == home && home.isRunning(this) && !lent) {
      home.fork(child);
      return;
    }
    boolean isInside =
        here != null && here.crew() == home.crew() && here.engagement().isWithin(call);
    Job task = here != null && isInside ? here.current() : null;
    Track track = task == null || here == null ? null : here.track();
    if (track != null) {
      JobTrace.fork(child, track);
    }
    child.forkedIntoInbox(task, call);
    if (!inbox.add(child, idleLimit)) {
      throw ended();
    }
  }

  private static IllegalStateException ended() {
    return new IllegalStateException("this scope is not open: it ends with its body and children");
  }

  /** Waits for a child that has not ended. */
  final void join(ScopeChild child) {
    Worker here = Current.worker();
    if (here == null || child.forker == null || !here.isRunning(child.forker)) {
      throw Current.foreignJoin();
    }
    if (child.isInInbox()) {
      here.engagement().joinFromInbox(child);
    } else {
      here.join(child);
    }
  }

  // ---- for whoever runs a child ----

  /** An inbox child has ended. */
  final void ended(ScopeChild child) {
    try {
      note(child);
      recorded(child.trace());
    } finally {
      inbox.ended();
    }
  }

  /** A child has ended: its failure may be the scope's, and end the scope at once. */
  final void note(ScopeChild child) {
    if (child.undelivered() != null) {
      callOf().failed();
      synchronized (failed) {
        try {
          failed.add(child);
        } catch (OutOfMemoryError e) {
          otherFailure = e; // in place of what there was no room to keep
        }
      }
    }
  }

  private void recorded(@Nullable TaskTrace trace) {
    if (trace != null) {
      synchronized (failed) {
        reached = Math.max(reached, trace.position());
      }
    }
  }

  /** A fork of the body has ended; the older ones come last. */
  final void noteFork(Job fork) {
    Throwable failure = fork.wasDropped() ? null : fork.failure();
    if (failure != null) {
      otherFailure = failure;
    }
  }

  private @Nullable Throwable winner(Worker worker, @Nullable Throwable thrown) {
    Failures failures = new Failures();
    if (thrown != null && !worker.engagement().isCancellation(thrown)) {
      failures.add(thrown);
    }
    synchronized (failed) {
      failed.sort(Comparator.comparingLong(ScopeChild::number));
      for (ScopeChild child : failed) {
        Throwable failure = child.undelivered();
        if (failure != null && !worker.engagement().isCancellation(failure)) {
          failures.add(failure);
        }
      }
      failed.clear();
      TaskTrace trace = trace();
      if (trace != null) {
        trace.reach(reached);
      }
    }
    if (otherFailure != null && !worker.engagement().isCancellation(otherFailure)) {
      failures.add(otherFailure);
    }
    Throwable winner = failures.winner();
    return winner == null ? thrown : winner;
  }
}
