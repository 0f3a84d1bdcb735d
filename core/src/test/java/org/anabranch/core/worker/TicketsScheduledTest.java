package org.anabranch.core.worker;

import org.anabranch.core.Rounds;
import org.anabranch.core.shim.Explorer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tickets under many schedules: every unit runs, and the root never sleeps for ever. */
@Tag("scheduled")
class TicketsScheduledTest {
  private static final long SEED = 11;

  @Test
  void everyRunEndsInRandomSchedules() {
    Explorer.random(SEED, Rounds.usualOrLong(300, 20_000)).check(new TicketRun());
  }
}
