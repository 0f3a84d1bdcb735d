package org.anabranch.core.worker;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.RejectedExecutionException;
import org.anabranch.core.idle.Sleepers;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * The workers of one pool: its threads, the callers that take part, who sleeps, and the queue of
 * submitted jobs.
 *
 * <p>There are at most P pool threads. Seats 0 to P - 2 help callers; seat P - 1 is filled by a
 * submission only and takes no job of a caller's call, so that a call runs on at most P threads,
 * counting its caller. Threads start when there is work for them and end after the keep-alive time.
 */
public final class Crew {
  private final CrewSettings settings;
  private final String name;
  private final int parallelism;
  private final boolean spins;
  private final Seats seats;
  private final Sleepers sleepers;
  private final SubmissionQueue submitted = new SubmissionQueue();
  private final Threads threads;
  private final Figures figures;
  private final Guests guests;
  private final Spares spares;
  private final Observers observers;
  private final Refusal refusal;
  private final Closing closing;
  private volatile @Nullable Object owner; // C6

  /** The crew of the common pool, made at its first use. */
  private static final class Common {
    static final Crew CREW = new Crew(CrewSettings.of("common", Parallelism.configured()));
  }

  /**
   * A crew without threads yet.
   *
   * @param settings what it is to be like
   */
  public Crew(CrewSettings settings) {
    this.settings = settings;
    name = settings.name();
    parallelism = settings.parallelism();
    threads = new Threads(name, settings.threadFactory());
    spins = parallelism <= Runtime.getRuntime().availableProcessors();
    seats = new Seats(parallelism, settings.maxSpares());
    spares = new Spares(settings.maxSpares());
    figures = new Figures(parallelism);
    sleepers = new Sleepers(seats.count(), Math.max(1, parallelism / 2));
    refusal = new Refusal(name);
    closing = new Closing(threads, submitted, refusal, this::wakeAll);
    observers = new Observers(this, settings.stallNanos());
    guests = new Guests(this, figures, observers);
  }

  /** {@return the crew of the common pool, the same one every time} */
  public static Crew common() {
    return Common.CREW;
  }

  /** Says as what programs know this crew. */
  public void ownedBy(Object pool) {
    owner = pool;
  }

  /** As what programs know this crew; null when nobody has said so yet. */
  public @Nullable Object owner() {
    return owner;
  }

  /** {@return P: how many threads work on one call at most, counting the caller} */
  public int parallelism() {
    return parallelism;
  }

  String name() {
    return name;
  }

  /** {@return who watches what happens here} */
  public Observers observers() {
    return observers;
  }

  Seats seats() {
    return seats;
  }

  Sleepers sleepers() {
    return sleepers;
  }

  CrewSettings settings() {
    return settings;
  }

  /** The threads of the pool that are alive. */
  Set<Thread> threads() {
    return threads.alive();
  }

  /** Whether the thread in a seat works on calls of callers too. */
  boolean helpsCallers(int seat) {
    return seat < parallelism - 1;
  }

  /** Spinning pays where each worker has a processor and may take what callers publish. */
  boolean maySpin(int seat) {
    return spins && helpsCallers(seat);
  }

  // ---- calls ----

  /**
   * Runs a job on the calling thread, which takes part in the work, and waits for all it forked: as
   * part of the enclosing call when there is one in this pool, else as a call of its own. Its
   * failure, if any, is kept in it.
   *
   * @param job what to run
   * @throws RejectedExecutionException if the pool is closed
   */
  public void invoke(Job job) {
    Worker inside = Current.worker();
    if (inside != null && inside.crew() == this) {
      inside.engagement().runInCall(job);
    } else {
      checkOpen();
      guests.runCall(job, false, null);
    }
  }

  /**
   * As {@link #invoke}, for the root of a group of jobs, which may be ended early. When it is, the
   * job has failed with a {@link CancellationException}, unless it has failed with something else.
   *
   * @param job what to run
   * @param cancel what may end it, besides what may end the enclosing call; or null
   * @throws RejectedExecutionException if the pool is closed
   */
  public void invokeGroup(Job job, @Nullable Cancel cancel) {
    Worker inside = Current.worker();
    if (inside != null && inside.crew() == this) {
      inside.engagement().runGroup(job, cancel);
    } else {
      checkOpen();
      guests.runCall(job, false, cancel);
    }
  }

  /** Runs a job as a call of its own that nobody helps with. */
  void invokeAlone(Job job, @Nullable Cancel cancel) {
    guests.runCall(job, true, cancel);
  }

  // ---- waking and starting ----

  /**
   * Tells those who could help that a seat has published work: wakes one, or starts a thread,
   * unless somebody searches already. The fence orders the caller's publication before the look. A
   * full stack must not end a wake half-way: the sleeper would count as awake and sleep on.
   *
   * @return whether somebody was woken or started
   */
  boolean offer(int source, int idleLimit) {
    Shim.fullFence(); // S6
    if (sleepers.anySearching()
        || (sleepers.idle() == 0 && !mayStart(idleLimit) && !spares.areWanted())) {
      return false;
    }
    StackProbe.ensureRoomToRun();
    return sleepers.wake(source, idleLimit) || start(idleLimit) || startSpare();
  }

  private boolean mayStart(int idleLimit) {
    return seats.vacantBelow(idleLimit) && threads.mayStart() && !closing.isOver();
  }

  /** How many more could help: workers without work, and threads that were not started yet. */
  int idle() {
    return sleepers.idle() + Math.max(0, parallelism - 1 - threads.count());
  }

  boolean hasNoThread() {
    return threads.isEmpty();
  }

  /** A searcher has found work and was the last: wakes the next if there is more to be seen. */
  void passOn() {
    if (!submitted.isEmpty()) {
      offer(Sleepers.ANYBODY, parallelism);
      return;
    }
    for (int seat = 0; seat < seats.end(); seat++) {
      Worker worker = seats.get(seat);
      if (worker != null && (worker.offered() > 0 || worker.scopes().haveWaiting())) {
        int source = worker.offered() > 0 ? seat : Sleepers.ANYBODY;
        offer(source, worker.idleLimit());
        return;
      }
    }
  }

  /** Starts a thread in a free seat below the limit; failure to do so is an ordinary case. */
  private boolean start(int idleLimit) {
    return mayStart(idleLimit) && start(idleLimit, false);
  }

  /**
   * Starts a thread in place of a blocked one, if there is one that nobody stands in for: also for
   * a call that goes on when the pool is closed.
   */
  private boolean startSpare() {
    boolean joins = threads.mayStart() && spares.mayJoin();
    boolean started = joins && start(parallelism, true);
    if (joins && !started) {
      spares.left();
    }
    return started;
  }

  /** The thread counts as a searcher before it has a seat: nobody takes the pool for deserted. */
  private boolean start(int idleLimit, boolean spare) {
    Worker worker = Threads.newWorker(this);
    if (worker == null) {
      return false;
    }
    boolean searching = sleepers.startSearching();
    int seat = spare ? seats.takeForSpare(worker) : seats.takeForThread(worker, idleLimit);
    if (seat >= 0) {
      worker.sit(seat);
      if (threads.start(worker, searching, spare)) {
        return true;
      }
      seats.leave(seat);
    }
    if (searching && sleepers.stopSearching()) {
      passOn();
    }
    abandonStranded();
    return false;
  }

  /** A thread ends. What was published meanwhile gets another, or is refused after all. */
  void leave(Worker worker, boolean spare) {
    int seat = worker.seat();
    figures.retire(worker, seats);
    if (!closing.hasBegun()) {
      threads.forgetCurrent();
    }
    if (spare) {
      spares.left();
    }
    Shim.fullFence(); // S6
    if (seat >= parallelism) {
      passOn();
    }
    serve();
  }

  /** What is queued gets somebody who runs it, or is refused. */
  private void serve() {
    if (!submitted.isEmpty() && !isServed()) {
      submitted.abandonAll(refusal::noThread);
    }
  }

  /** Refuses what is queued when there is no thread and none is on its way. */
  private void abandonStranded() {
    if (!isManned()) {
      submitted.abandonAll(refusal::noThread);
    }
  }

  /**
   * Whether somebody looks at the queue, or will. Who was there at the first look may have left by
   * the second, but has freed its seat first: then a thread can be started.
   */
  private boolean isServed() {
    return offer(Sleepers.ANYBODY, parallelism)
        || isManned()
        || offer(Sleepers.ANYBODY, parallelism)
        || isManned();
  }

  /** Whether there is a thread, or one is about to start: it searches or has a seat by then. */
  private boolean isManned() {
    return sleepers.anySearching() || seats.anyTakenBelow(parallelism) || !threads.isEmpty();
  }

  Spares spares() {
    return spares;
  }

  /** A thread is about to block: what others could run now gets somebody to run it. */
  void block() {
    spares.blocked();
    Shim.fullFence(); // S6
    passOn();
  }

  void unblock() {
    spares.resumed();
  }

  // ---- submissions ----

  /**
   * Queues a job for a pool thread, never the submitter.
   *
   * @param job what to run
   * @throws RejectedExecutionException if the pool is closed or has no thread and cannot start one;
   *     in the second case the job may instead be abandoned
   */
  public void submit(SubmittedJob job) {
    checkOpen();
    job.submittedIn(CallContext.capture(settings.carriers()));
    submitted.add(job);
    boolean refused = isClosed() || !isServed(); // S14
    if (refused && submitted.takeBack(job)) {
      throw isClosed() ? refusal.closed() : refusal.noThread();
    }
  }

  private void checkOpen() {
    if (isClosed()) {
      throw refusal.closed();
    }
  }

  /** Runs a submitted job on the calling thread, which is the worker's. */
  void run(Worker worker, SubmittedJob job) {
    closing.jobBegins();
    try {
      observers.opened(worker);
      worker.engagement().runSubmitted(job);
      observers.closed(worker);
    } finally {
      closing.jobEnded();
    }
  }

  /** Takes the oldest submitted job that nobody has begun; the caller runs or abandons it. */
  @Nullable SubmittedJob pollSubmitted() {
    return submitted.poll();
  }

  /** Who runs calls of callers. */
  Guests guests() {
    return guests;
  }

  // ---- closing ----

  /** {@return whether {@link #close} was called, so that the pool takes no new work} */
  public boolean isClosed() {
    return closing.hasBegun();
  }

  Closing closing() {
    return closing;
  }

  /**
   * Refuses new work, runs what is queued, and waits for the threads to end. When the caller is
   * interrupted, queued jobs are cancelled and the wait goes on for those that run; the interrupt
   * is set again.
   *
   * @throws IllegalStateException if called from a job of this pool
   */
  public void close() {
    closing.begin(this);
    closing.await(this::serve);
  }

  private void wakeAll() {
    Shim.fullFence(); // S6
    while (sleepers.wake(Sleepers.ANYBODY, parallelism)) {}
  }

  // ---- figures ----

  /**
   * What each worker has done so far: the pool's own seats in order, then callers and spares
   * together.
   *
   * @return copies of the counters
   */
  public List<Counters> counters() {
    return figures.copy(seats);
  }
}
