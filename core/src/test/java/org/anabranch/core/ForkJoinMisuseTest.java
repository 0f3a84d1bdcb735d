package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.Branches;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong uses of fork and join are reported with a sentence that helps, and harm nobody. */
class ForkJoinMisuseTest {
  private static final AtomicInteger RUNS = new AtomicInteger();

  private WorkStealingPool pool;

  @BeforeEach
  void open() {
    pool = WorkStealingPool.create(3);
    RUNS.set(0);
  }

  @AfterEach
  void stillHealthy() {
    HealthProbe.check(pool);
    pool.close();
  }

  private static final class Leaf extends ForkTask<Integer> {
    @Override
    protected Integer compute() {
      return RUNS.incrementAndGet();
    }
  }

  private static final class Parent extends ForkAction {
    private final Body body;

    Parent(Body body) {
      this.body = body;
    }

    interface Body {
      void compute(Parent self);
    }

    @Override
    protected void compute() {
      body.compute(this);
    }

    void forkFast(Leaf leaf) {
      fork(leaf);
    }

    void joinFast(Leaf leaf) {
      join(leaf);
    }
  }

  private static void assertRefused(String hint, Executable misuse) {
    IllegalStateException e = assertThrows(IllegalStateException.class, misuse);
    assertTrue(e.getMessage().contains(hint), e::getMessage);
  }

  @Test
  void forkNeedsAnEnclosingCall() {
    assertRefused("invoke()", () -> new Leaf().fork());
    assertEquals(0, RUNS.get());
  }

  @Test
  void joinOfATaskThatNeverStartedIsRefused() {
    assertRefused("not been forked or invoked", () -> new Leaf().join());
    pool.run(() -> assertRefused("not been forked or invoked", () -> new Leaf().join()));
  }

  @Test
  void joinOutsideTheCallThatForkedIsRefused() {
    Leaf leaf = new Leaf();
    pool.run(leaf::fork);
    assertRefused("task that forked", leaf::join);
  }

  @Test
  void aTaskCannotWaitForItself() {
    pool.invoke(new Parent(self -> assertRefused("task that forked", self::join)));
    pool.invoke(
        new Parent(
            self -> {
              Parent child = new Parent(inner -> assertRefused("task that forked", self::join));
              child.fork();
              child.join();
            }));
  }

  @Test
  void onlyTheForkerJoins() {
    pool.invoke(
        new Parent(
            self -> {
              Leaf leaf = new Leaf();
              self.forkFast(leaf);
              new Parent(
                      other -> {
                        assertRefused("task that forked", leaf::join);
                        assertRefused("task that forked", () -> other.joinFast(leaf));
                      })
                  .invoke();
              self.joinFast(leaf);
            }));
    assertEquals(1, RUNS.get());
  }

  @Test
  void aStolenSiblingMayNotJoinEither() {
    pool.invoke(
        new Parent(
            self -> {
              Leaf leaf = new Leaf();
              self.forkFast(leaf);
              Parent sibling = new Parent(other -> assertRefused("task that forked", leaf::join));
              sibling.fork();
              sibling.join();
            }));
  }

  @Test
  void aTaskRunsOnce() {
    pool.invoke(
        new Parent(
            self -> {
              Leaf forked = new Leaf();
              self.forkFast(forked);
              assertRefused("runs once", () -> self.forkFast(forked));
              assertRefused("runs once", forked::fork);
              assertRefused("runs once", forked::invoke);
              self.joinFast(forked);
              assertRefused("runs once", () -> self.forkFast(forked));
              Leaf invoked = new Leaf();
              invoked.invoke();
              assertRefused("runs once", invoked::invoke);
              assertRefused("runs once", invoked::fork);
            }));
    assertEquals(2, RUNS.get());
    Leaf root = new Leaf();
    pool.invoke(root);
    assertRefused("runs once", () -> pool.invoke(root));
    assertEquals(3, RUNS.get());
  }

  @Test
  void aTaskThatIsNotRunningForksAndJoinsNothing() {
    Parent idle = new Parent(self -> {});
    assertRefused("invoke()", () -> idle.forkFast(new Leaf()));
    assertRefused("not been forked or invoked", () -> idle.joinFast(new Leaf()));
    pool.invoke(idle);
    assertRefused("invoke()", () -> idle.forkFast(new Leaf()));
  }

  @Test
  void aLoopBodyForksForItselfAndJoinsNothingOfTheTaskAroundIt() {
    pool.invoke(
        new Parent(
            self -> {
              Leaf before = new Leaf();
              self.forkFast(before);
              ElementLoop.run(
                  0,
                  200,
                  i -> {
                    Leaf own = new Leaf();
                    self.forkFast(own);
                    assertRefused("task that forked", () -> self.joinFast(before));
                    self.joinFast(own);
                    self.forkFast(new Leaf());
                  });
              self.joinFast(before);
            }));
    assertEquals(401, RUNS.get());
  }

  @Test
  void aBranchOrCallBodyForksForItselfAndJoinsNothingOfTheTaskAroundIt() {
    pool.invoke(
        new Parent(
            self -> {
              Leaf before = new Leaf();
              self.forkFast(before);
              Runnable body =
                  () -> {
                    Leaf own = new Leaf();
                    self.forkFast(own);
                    assertRefused("task that forked", () -> self.joinFast(before));
                    self.joinFast(own);
                    self.forkFast(new Leaf());
                  };
              Runnable[] bodies = {body, body, body};
              Branches.run(bodies, bodies);
              pool.run(body);
              new Parent(inner -> body.run()).invoke();
              self.joinFast(before);
            }));
    assertEquals(11, RUNS.get());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void bodiesInPlaceJoinNothingOfTheTaskAroundThem(int parallelism) {
    try (WorkStealingPool other = WorkStealingPool.create(parallelism)) {
      other.invoke(
          new Parent(
              self -> {
                Leaf[] before = new Leaf[100];
                for (int i = 0; i < before.length; i++) {
                  before[i] = new Leaf();
                  self.forkFast(before[i]);
                }
                int refused =
                    Branches.joinInt(
                        () -> refusals(self, before),
                        () ->
                            Branches.joinInt(
                                () -> refusals(self, before),
                                () -> refusals(self, before),
                                Integer::sum),
                        Integer::sum);
                assertEquals(3 * before.length, refused);
                for (Leaf leaf : before) {
                  self.joinFast(leaf);
                }
              }));
    }
  }

  private static int refusals(Parent self, Leaf[] foreign) {
    Leaf own = new Leaf();
    self.forkFast(own);
    int refused = 0;
    for (Leaf leaf : foreign) {
      assertRefused("task that forked", () -> self.joinFast(leaf));
      refused++;
    }
    self.joinFast(own);
    return refused;
  }

  @Test
  void loopBodiesForkAndJoinOnTheirOwn() {
    pool.invoke(
        new Parent(
            self ->
                ElementLoop.run(
                    0,
                    200,
                    i -> {
                      Leaf leaf = new Leaf();
                      leaf.fork();
                      leaf.join();
                    })));
    assertEquals(200, RUNS.get());
  }

  @Test
  void aNullChildIsRefusedBeforeAnythingHappens() {
    pool.invoke(
        new Parent(self -> assertThrows(NullPointerException.class, () -> self.forkFast(null))));
    assertThrows(NullPointerException.class, () -> pool.invoke((ForkAction) null));
    assertThrows(NullPointerException.class, () -> pool.invoke((ForkTask<?>) null));
  }

  @Test
  void anotherPoolsBodyForksForItselfAndJoinsNothingOfTheTaskAroundIt() {
    try (WorkStealingPool other = WorkStealingPool.create(2)) {
      pool.invoke(
          new Parent(
              self -> {
                Leaf before = new Leaf();
                self.forkFast(before);
                other.run(
                    () -> {
                      self.forkFast(new Leaf());
                      assertRefused("task that forked", () -> self.joinFast(before));
                      assertRefused("task that forked", before::join);
                    });
                self.joinFast(before);
              }));
      HealthProbe.check(other);
    }
    assertEquals(2, RUNS.get());
  }

  @Test
  void anotherPoolsHelperDoesNotTouchTheDequeOfTheTaskAroundIt() {
    try (WorkStealingPool other = WorkStealingPool.create(2)) {
      pool.invoke(
          new Parent(
              self -> other.run(() -> ElementLoop.run(0, 2_000, i -> self.forkFast(new Leaf())))));
      HealthProbe.check(other);
    }
    assertEquals(2_000, RUNS.get());
  }
}
