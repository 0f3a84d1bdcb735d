package org.anabranch.core.worker;

import java.util.stream.Stream;
import org.anabranch.core.mutant.Mutant;
import org.anabranch.core.shim.Explorer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each step of the tickets is needed: without it, some schedule goes wrong. */
@Tag("scheduled")
@Tag("long")
class TicketsMutantsTest {
  private static final long SEED = 11;

  /** The root sleeps at once. */
  private static Mutant sleepy(String name) {
    return Mutant.that(name).replace(AwakeWait.class, "YIELDS = 4", "YIELDS = 0");
  }

  static Stream<Mutant> mutants() {
    return Stream.of(
        sleepy("the root does not look again before it sleeps")
            .replace(Tickets.class, "ticket = steal(worker);\n } catch", "ticket = null; } catch")
            .replace(
                Tickets.class,
                "if (ticket != null || isAlone()) {\n sleepers",
                "if (false) { sleepers"),
        sleepy("the seat is read before the ticket is given back")
            .replace(
                Tickets.class,
                "if (open.decrementAndGet() == 1) { // T1\n int seat = waiter.get(); // T2",
                "int seat = waiter.get(); Shim.step(); if (open.decrementAndGet() == 1) {"),
        Mutant.that("a ticket is counted after it was pushed")
            .replace(
                Tickets.class,
                "open.addAndGet(surplus); // T1\n int offered = 0;",
                "int offered = 0;")
            .replace(
                Tickets.class,
                "Shim.fullFence(); // S6\n wakeRoot();",
                "open.addAndGet(surplus); wakeRoot();"),
        Mutant.that("a ticket is given back before it has ended")
            .replace(Engagement.class, "call = outer; job.afterStolen();", "call = outer;")
            .replace(
                Engagement.class,
                "int waiter = job.endStolen(thrown);",
                "job.afterStolen(); Thread.yield(); int waiter = job.endStolen(thrown);"));
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void isFoundOut(Mutant mutant) {
    mutant.mustBeFoundOut(TicketRun.class, Explorer.random(SEED, 20_000));
  }
}
