package org.anabranch.core.worker;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.anabranch.core.Rounds;
import org.anabranch.core.mutant.Mutant;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.worker.InboxScenario.OwnerWaits;
import org.anabranch.core.worker.InboxScenario.WorkerIsIdle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** No child of an inbox is missed, under every schedule with a few preemptions. */
@Tag("scheduled")
class InboxScheduledTest {
  private static final long SEED = 13;

  @ParameterizedTest
  @CsvSource({"1,3", "2,2"})
  void anOwnerThatWaitsIsWoken(int forkers, int preemptions) {
    Explorer.exhaustive(preemptions).check(new OwnerWaits(forkers));
  }

  @ParameterizedTest
  @CsvSource({"1,2", "2,1"})
  void anIdleWorkerIsWoken(int forkers, int preemptions) {
    Explorer.exhaustive(preemptions).check(new WorkerIsIdle(forkers));
  }

  @ParameterizedTest
  @CsvSource({"3,1", "4,2"})
  void nothingIsMissedInRandomSchedules(int forkers, long seed) {
    Explorer.random(seed, Rounds.usualOrLong(400, 10_000)).check(new OwnerWaits(forkers));
    Explorer.random(seed, Rounds.usualOrLong(400, 10_000)).check(new WorkerIsIdle(forkers));
  }

  static Stream<Arguments> mutants() {
    return Stream.of(
        arguments(
            Mutant.that("a child is added after the look for somebody to run it")
                .replace(Inbox.class, "queue.add(child);", "")
                .replace(Inbox.class, "Shim.fullFence(); // S6", "")
                .replace(Inbox.class, "return true; }", "queue.add(child); return true; }"),
            WorkerIsIdle.class),
        arguments(
            Mutant.that("nobody is told of a child")
                .replace(Inbox.class, "crew.offer(Sleepers.ANYBODY, idleLimit);", ""),
            WorkerIsIdle.class),
        arguments(
            Mutant.that("the owner is not told of a child")
                .replace(Inbox.class, "Shim.fullFence(); // S6\n wakeOwner();", ""),
            OwnerWaits.class),
        arguments(
            Mutant.that("the owner is not told of the end")
                .replace(
                    Inbox.class,
                    "if (open.decrementAndGet() == 0) { // S12\n wakeOwner(); }",
                    "open.decrementAndGet();"),
            OwnerWaits.class),
        arguments(
            Mutant.that("the owner does not look again after its announcement")
                .replace(Inbox.class, "if (!isEmpty() || isOver() ||", "if ("),
            OwnerWaits.class),
        arguments(
            Mutant.that("the owner announces itself before it says where it sleeps")
                .replace(Inbox.class, "waiter = seat + 1; // S12", "")
                .replace(
                    Inbox.class,
                    "WatchedSleep.await(owner);",
                    "Shim.step(); waiter = seat + 1; WatchedSleep.await(owner);"),
            OwnerWaits.class),
        arguments(
            Mutant.that("idle workers look for forks only")
                .replace(
                    WorkLoop.class, "job = other.scopes().take(seat, mayTake);", "job = null;"),
            WorkerIsIdle.class),
        arguments(
            Mutant.that("an inbox closes though a child runs")
                .replace(Inbox.class, "open.compareAndSet(0, CLOSED);", "queue.isEmpty();"),
            OwnerWaits.class));
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void isFoundOut(Mutant mutant, Class<? extends Scenario> scenario) {
    mutant.mustBeFoundOut(scenario, Explorer.random(SEED, 20_000));
  }
}
