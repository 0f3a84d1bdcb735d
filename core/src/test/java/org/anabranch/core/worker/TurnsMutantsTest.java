package org.anabranch.core.worker;

import java.util.stream.Stream;
import org.anabranch.core.mutant.Mutant;
import org.anabranch.core.shim.Explorer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each step by which turns are passed on is needed: without it, some schedule goes wrong. */
@Tag("scheduled")
class TurnsMutantsTest {
  private static final long SEED = 29;

  /** Who waits sleeps at once. */
  private static Mutant sleepy(String name) {
    return Mutant.that(name).replace(AwakeWait.class, "YIELDS = 4", "YIELDS = 0");
  }

  static Stream<Arguments> mutants() {
    return Stream.of(
            sleepy("nobody is told that a turn is over")
                .replace(Turns.class, "crew.sleepers().wakeSeat(before - AWAITED);", ""),
            sleepy("the end of a turn reads who waits before it is the end")
                .replace(
                    Turns.class,
                    "int before = states.getAndSet(turn, how);",
                    "int before = states.get(turn); Shim.step(); states.set(turn, how);"),
            sleepy("who waits for a turn does not compete with its end")
                .replace(
                    Turns.class,
                    "return states.compareAndSet(turn, CLOSED, AWAITED + seat);",
                    "states.set(turn, AWAITED + seat); return true;"),
            sleepy("who waits for a turn asks to be woken before it announces its sleep")
                .replace(
                    Turns.class,
                    "sleepers.announce(seat, Sleepers.NOBODY, false);\n"
                        + " while (isAwaited(turn, seat)) {",
                    "while (isAwaited(turn, seat)) {"
                        + " sleepers.announce(seat, Sleepers.NOBODY, false);")
                .replace(
                    Turns.class,
                    "WatchedSleep.await(worker);\n"
                        + " sleepers.announce(seat, Sleepers.NOBODY, false);",
                    "WatchedSleep.await(worker);"),
            Mutant.that("a turn has two claimers")
                .replace(Turns.class, "next.getAndIncrement()", "claimedInTwoSteps()")
                .replace(
                    Turns.class,
                    "private int state(int turn) {",
                    "private int claimedInTwoSteps() { int turn = next.get(); Shim.step();"
                        + " next.set(turn + 1); return turn; } private int state(int turn) {"))
        .map(mutant -> Arguments.arguments(mutant, TurnChain.class));
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void isFoundOut(Mutant mutant, Class<TurnChain> scenario) {
    mutant.mustBeFoundOut(scenario, Explorer.random(SEED, 20_000));
  }
}
