package org.anabranch.core.idle;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.anabranch.core.idle.IdleWorkers.KeepAlive;
import org.anabranch.core.idle.IdleWorkers.OneJob;
import org.anabranch.core.idle.IdleWorkers.ThreeJobs;
import org.anabranch.core.idle.IdleWorkers.TwoJobsOneWorker;
import org.anabranch.core.mutant.Mutant;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each step of {@link Sleepers} is needed: without it, some schedule goes wrong. */
@Tag("scheduled")
class SleepersMutantsTest {
  private static final long SEED = 7;

  static Stream<Arguments> mutants() {
    return Stream.of(
        arguments(
            Mutant.that("the count of searchers has no sign")
                .replace(
                    SleepWord.class, "return (short) word;", "return (int) word & COUNT_MASK;"),
            TwoJobsOneWorker.class),
        arguments(
            Mutant.that("the counts change in two steps")
                .replace(
                    SleepWord.class,
                    "if (VALUE.compareAndSet(this, word, next)) {",
                    "VALUE.setVolatile(this, next); if (true) {"),
            OneJob.class),
        arguments(
            Mutant.that("a sleeper is counted after its flag is set")
                .replace(Sleepers.class, "word.add(searching ? -1 : 0, 1);", "")
                .replace(
                    Sleepers.class,
                    "flags.set(seat, ASLEEP + source);",
                    "flags.set(seat, ASLEEP + source); word.add(searching ? -1 : 0, 1);"),
            WaitingForker.class),
        arguments(
            Mutant.that("a searcher that goes to sleep stays counted")
                .replace(Sleepers.class, "word.add(searching ? -1 : 0, 1);", "word.add(0, 1);"),
            OneJob.class),
        arguments(
            Mutant.that("cancel does not compete for the flag")
                .replace(
                    Sleepers.class,
                    "if (flag == AWAKE || !flags.compareAndSet(seat, flag, AWAKE)) {",
                    "Shim.step(); flags.set(seat, AWAKE); if (flag == AWAKE) {"),
            CancelAndWake.class),
        arguments(
            Mutant.that("a waker does not compete for the flag")
                .replace(
                    Sleepers.class,
                    "if (!flags.compareAndSet(seat, flag, AWAKE)) {",
                    "flags.set(seat, AWAKE); if (false) {"),
            CancelAndWake.class),
        arguments(
            Mutant.that("a time-out ignores that a waker was faster")
                .replace(Sleepers.class, "return !cancel(seat);", "cancel(seat); return false;"),
            KeepAlive.class),
        arguments(
            Mutant.that("sleep does not look at the flag again after a park")
                .replace(
                    Sleepers.class, "while (flag(seat) != AWAKE) {", "if (flag(seat) != AWAKE) {")
                .replace(Sleepers.class, "left = limited ? end - Shim.nanoTime() : nanos;", ""),
            WaitingForker.class),
        arguments(
            Mutant.that("a woken worker is not counted as a searcher")
                .replace(
                    Sleepers.class,
                    "word.add(flag == ASLEEP + ANYBODY ? 1 : 0, -1);",
                    "word.add(0, -1);"),
            OneJob.class),
        arguments(
            Mutant.that("only a count of exactly zero makes a searcher the last")
                .replace(Sleepers.class, "word.add(-1, 0)) <= 0;", "word.add(-1, 0)) == 0;"),
            ThreeJobs.class),
        arguments(
            Mutant.that("a waiting forker is counted as a searcher")
                .replace(
                    Sleepers.class,
                    "word.add(flag == ASLEEP + ANYBODY ? 1 : 0, -1);",
                    "word.add(1, -1);"),
            WaitingForker.class),
        arguments(
            Mutant.that("the permit is given before the flag is taken")
                .replace(Sleepers.class, "if (thread != null) { Shim.unpark(thread); // S5\n }", "")
                .replace(
                    Sleepers.class,
                    "if (!flags.compareAndSet(seat, flag, AWAKE)) {",
                    "Shim.unpark(threads.get(seat)); Shim.step(); if (!flags.compareAndSet(seat,"
                        + " flag, AWAKE)) {"),
            OneJob.class));
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void isFoundOut(Mutant mutant, Class<? extends Scenario> scenario) {
    mutant.mustBeFoundOut(scenario, Explorer.random(SEED, 20_000));
  }
}
