package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.anabranch.core.idle.Sleepers;
import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.shim.Shim;

/**
 * Threads put children into the inbox of a scope, on the real classes: into the hands of an owner
 * that waits, or of an idle worker while the owner is busy. Whatever the schedule, every child runs
 * once and who waits goes on.
 */
abstract class InboxScenario implements Scenario {
  private static final int IDLE_SEAT = 0;

  private final int forkers;
  private int ran;

  InboxScenario(int forkers) {
    this.forkers = forkers;
  }

  /** The owner has nothing left to do but to wait for children, which run elsewhere and fork. */
  static class OwnerWaits extends InboxScenario {
    OwnerWaits(int forkers) {
      super(forkers);
    }

    /** For mutants. */
    OwnerWaits() {
      this(1);
    }

    @Override
    public void prepare(Interleaving run) {
      Place place = new Place(false);
      run.thread("owner", place::drain);
      forkers(run, place);
      run.afterwards(() -> place.check(false));
    }
  }

  /** The owner never comes; an idle worker does. */
  static class WorkerIsIdle extends InboxScenario {
    WorkerIsIdle(int forkers) {
      super(forkers);
    }

    /** For mutants. */
    WorkerIsIdle() {
      this(1);
    }

    @Override
    public void prepare(Interleaving run) {
      Place place = new Place(true);
      Worker idle = new Worker(place.crew, false);
      idle.sit(place.crew.seats().takeForThread(idle, 1));
      assertEquals(IDLE_SEAT, idle.seat());
      run.idler("idle worker", () -> new WorkLoop(place.crew, idle, false, false).run());
      forkers(run, place);
      run.afterwards(() -> place.check(true));
    }
  }

  /** Each forker stands for a child that runs already, forks one more and ends. */
  void forkers(Interleaving run, Place place) {
    ran = 0;
    for (int i = 0; i < forkers; i++) {
      ScopeChild running = place.newChild();
      place.inbox.add(running, 0);
      place.inbox.poll();
      run.thread(
          "forker " + i,
          () -> {
            place.inbox.add(place.newChild(), place.idleLimit);
            place.inbox.ended();
          });
    }
  }

  /** The shared state of one run. */
  final class Place {
    final Crew crew = new Crew(new CrewSettings("inbox", 2, Long.MAX_VALUE, 0, 0, List.of(), null));
    final Call call = Call.ofCaller(2);
    final Worker owner = new Worker(crew, true);
    final ScopeRoot scope = new Root(crew);
    final Inbox inbox = scope.inbox();
    final int idleLimit;

    Place(boolean shared) {
      idleLimit = shared ? 1 : 0;
      owner.sit(crew.seats().takeForCaller(owner));
      owner.scopes().open(scope);
      scope.invokedIn(call);
    }

    ScopeChild newChild() {
      ScopeChild child = new Child(scope);
      child.forkedIntoInbox(null, call);
      return child;
    }

    void drain() {
      while (!inbox.close()) {
        ScopeChild child = inbox.poll();
        if (child == null) {
          inbox.sleep(owner, Sleepers.NOBODY);
        } else if (child.tryTake(owner.seat())) {
          Shim.step();
          ran++;
          inbox.ended();
        }
      }
    }

    void check(boolean stillOpen) {
      assertEquals(forkers, ran, "children that ran");
      assertEquals(stillOpen, inbox.isOver(), "all have ended");
      assertEquals(!stillOpen, inbox.isClosed(), "closed");
      assertFalse(inbox.hasWork());
    }
  }

  private static final class Root extends ScopeRoot {
    Root(Crew crew) {
      super(crew, Root.class);
    }

    @Override
    protected void body() {}
  }

  private final class Child extends ScopeChild {
    Child(ScopeRoot scope) {
      super(scope, Child.class);
    }

    @Override
    protected void exec() {
      Shim.step();
      ran++;
    }
  }
}
