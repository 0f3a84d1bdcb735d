package org.anabranch.core.worker;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.anabranch.core.mutant.Mutant;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Scenario;
import org.anabranch.core.worker.ForkScenarios.InOrder;
import org.anabranch.core.worker.ForkScenarios.Meeting;
import org.anabranch.core.worker.ForkScenarios.MeetingBelow;
import org.anabranch.core.worker.ForkScenarios.MeetingInAChain;
import org.anabranch.core.worker.ForkScenarios.OutOfOrder;
import org.anabranch.core.worker.ForkScenarios.OwnForkBelow;
import org.anabranch.core.worker.ForkScenarios.ThiefGoesOn;
import org.anabranch.core.worker.ForkScenarios.Unjoined;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each premise and each look of fork and join is needed: without it, some schedule goes wrong. */
@Tag("scheduled")
@Tag("long")
class ForksMutantsTest {
  private static final long SEED = 17;

  /** Forkers sleep at once. */
  private static Mutant sleepy(String name) {
    return Mutant.that(name).replace(AwakeWait.class, "YIELDS = 4", "YIELDS = 0");
  }

  static Stream<Arguments> mutants() {
    return Stream.of(
        arguments(
            Mutant.that("a thief takes its job without a compare-and-set")
                .replace(
                    Job.class,
                    "return STATE.compareAndSet(this, OFFERED, TAKEN | (seat + 1) << THIEF_SHIFT);",
                    "if (state != OFFERED) return false; Shim.step();"
                        + " state = TAKEN | (seat + 1) << THIEF_SHIFT; return true;"),
            OutOfOrder.class),
        arguments(
            Mutant.that("a forker claims its fork without a compare-and-set")
                .replace(
                    Job.class,
                    "return STATE.compareAndSet(this, OFFERED, CLAIMED);",
                    "if (state != OFFERED) return false; Shim.step(); state = CLAIMED; return"
                        + " true;"),
            OutOfOrder.class),
        arguments(
            Mutant.that("a thief runs a tombstone")
                .replace(
                    WorkLoop.class, "if (job.tryTake(seat)) {", "job.tryTake(seat); if (true) {"),
            OutOfOrder.class),
        arguments(
            sleepy("a forker asks to be woken by a job that has ended")
                .replace(
                    Job.class,
                    "if ((s & PHASE_MASK) != TAKEN) {\n return false;",
                    "if (false) { return false;"),
            InOrder.class),
        arguments(
            sleepy("the end reads who waits before it is the end")
                .replace(
                    Job.class,
                    "int before = (int) STATE.getAndSet(this, thief | (thrown == null ? DONE :"
                        + " FAILED));",
                    "int before = state; Shim.step(); STATE.setVolatile(this, thief | (thrown =="
                        + " null ? DONE : FAILED));"),
            InOrder.class),
        arguments(
            sleepy("nobody wakes the forker of a stolen job")
                .replace(Engagement.class, "if (waiter >= 0) {", "if (false) {"),
            InOrder.class),
        arguments(
            Mutant.that("a helper does not look at the job again")
                .replace(StolenJoin.class, "steal(read -> child.thief() == seat)", "steal()"),
            ThiefGoesOn.class),
        arguments(
            Mutant.that("a waiter helps although it has forks")
                .replace(
                    StolenJoin.class,
                    "boolean mayHelp = worker.surplus() == 0;",
                    "boolean mayHelp = true;"),
            OwnForkBelow.class),
        arguments(
            Mutant.that("a helper runs what it failed to take")
                .replace(
                    StolenJoin.class,
                    "if (!job.tryTake(worker.seat())) {",
                    "if (!job.tryTake(worker.seat()) && false) {"),
            OwnForkBelow.class),
        arguments(
            Mutant.that("a thief takes two jobs, and the second lies on its deque")
                .replace(Worker.class, "private final ForkStack forks", "final ForkStack forks")
                .replace(
                    WorkLoop.class,
                    "if (job.tryTake(seat)) {",
                    "if (job.tryTake(seat)) {"
                        + " Job more = victim.stealer().steal(mayTake).element();"
                        + " if (more != null) { worker.forks.offer(more, more.callOf()); }"),
            OwnForkBelow.class),
        arguments(
            Mutant.that("a task ends before its forks")
                .replace(Worker.class, "if (job.newestFork != null) {", "if (false) {")
                .replace(Worker.class, "if (fork.newestFork != null) {", "if (false) {"),
            Unjoined.class),
        arguments(
            Mutant.that("forks wake nobody")
                .replace(
                    Offers.class,
                    "if (first) {\n callHelper(worthAWake);",
                    "if (false) {\n callHelper(worthAWake);"),
            Meeting.class),
        arguments(
            Mutant.that("a forker looks for sleepers before it pushes")
                .replace(Offers.class, "if (first) {\n callHelper(worthAWake);", "if (false) {")
                .replace(
                    Offers.class,
                    "boolean first = forks.look() == 0;\n forks.offerAll(",
                    "if (forks.look() == 0) callHelper(worthAWake);\n"
                        + " boolean first = true; forks.offerAll("),
            Meeting.class),
        arguments(
            Mutant.that("a worker sleeps without a last look")
                .replace(WorkLoop.class, "job = find();\n } catch", "job = null; } catch"),
            Meeting.class),
        arguments(
            Mutant.that("a worker looks for the last time before it announces its sleep")
                .replace(WorkLoop.class, "Job job; try { job = find(); } catch", "try { } catch")
                .replace(
                    WorkLoop.class,
                    "sleepers.announce(seat, Sleepers.ANYBODY, searching);",
                    "Job job = find(); sleepers.announce(seat, Sleepers.ANYBODY, searching);"),
            Meeting.class),
        arguments(
            sleepy("a sleeping forker names no thief")
                .replace(
                    StolenJoin.class, "thief < 0 ? Sleepers.NOBODY : thief", "Sleepers.NOBODY"),
            MeetingBelow.class),
        arguments(
            sleepy("a forker sleeps without a look at its thief's deque")
                .replace(
                    StolenJoin.class,
                    "|| (mayHelp && thiefHasWork(child))) {\n sleepers",
                    ") {\n sleepers"),
            MeetingBelow.class),
        arguments(
            Mutant.that("a thief that forks wakes nobody")
                .replace(Offers.class, "if (seat >= 0 && worker", "if (seat >= 2 && worker"),
            MeetingInAChain.class),
        arguments(
            Mutant.that("the last searcher that finds work passes nothing on")
                .replace(
                    WorkLoop.class,
                    "if (crew.sleepers().stopSearching()) { crew.passOn();",
                    "if (crew.sleepers().stopSearching()) {"),
            Submissions.class),
        arguments(
            Mutant.that("a submission is queued after the look for somebody to run it")
                .replace(Crew.class, "submitted.add(job);", "")
                .replace(
                    Crew.class,
                    "if (refused && submitted",
                    "submitted.add(job); if (refused && submitted"),
            Submissions.class),
        arguments(
            Mutant.that("a thread leaves without a look at the queue")
                .replace(Crew.class, "passOn();\n }\n serve();", "passOn(); }"),
            Leaving.class),
        arguments(
            Mutant.that("a thread looks at the queue before it leaves its seat")
                .replace(Crew.class, "passOn();\n }\n serve();", "passOn(); }")
                .replace(
                    Crew.class,
                    "figures.retire(worker, seats);",
                    "serve(); figures.retire(worker, seats);"),
            Leaving.class));
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void isFoundOut(Mutant mutant, Class<? extends Scenario> scenario) {
    mutant.mustBeFoundOut(scenario, Explorer.random(SEED, 20_000));
  }
}
