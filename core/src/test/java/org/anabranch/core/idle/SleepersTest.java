package org.anabranch.core.idle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Who is counted, and who may be woken by whom, when nothing happens at the same time. */
class SleepersTest {
  private static final int SEATS = 4;
  private static final int MOST_SEARCHERS = 2;

  private final Sleepers sleepers = new Sleepers(SEATS, MOST_SEARCHERS);
  private final SleepersProbe probe = new SleepersProbe(sleepers);

  private void assertCounts(int searching, int sleeping) {
    assertEquals(searching, probe.searching(), "searchers");
    assertEquals(sleeping, probe.sleeping(), "sleepers");
    assertEquals(searching > 0, sleepers.anySearching());
  }

  @Test
  void atFirstNobodySearchesAndNobodySleeps() {
    assertCounts(0, 0);
    assertFalse(sleepers.wake(Sleepers.ANYBODY, SEATS));
  }

  @Test
  void atMostSoManySearch() {
    assertTrue(sleepers.startSearching());
    assertTrue(sleepers.startSearching());
    assertFalse(sleepers.startSearching());
    assertCounts(2, 0);
  }

  @Test
  void theLastSearcherIsToldSo() {
    sleepers.startSearching();
    sleepers.startSearching();
    assertFalse(sleepers.stopSearching());
    assertTrue(sleepers.stopSearching());
    assertCounts(0, 0);
  }

  @Test
  void aSearcherThatAnnouncesIsASleeperInstead() {
    sleepers.startSearching();
    sleepers.announce(0, Sleepers.ANYBODY, true);
    assertCounts(0, 1);
  }

  @Test
  void aWokenIdleWorkerIsASearcherFromThatMoment() {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    assertTrue(sleepers.wake(Sleepers.ANYBODY, SEATS));
    assertCounts(1, 0);
    assertTrue(sleepers.sleep(0, Long.MAX_VALUE), "the sleep is over before it begins");
  }

  @Test
  void oneWakeWakesOne() {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    sleepers.announce(1, Sleepers.ANYBODY, false);
    assertTrue(sleepers.wake(Sleepers.ANYBODY, SEATS));
    assertCounts(1, 1);
  }

  @Test
  void idleWorkersFromTheLimitOnAreLeftAlone() {
    sleepers.announce(2, Sleepers.ANYBODY, false);
    assertFalse(sleepers.wake(Sleepers.ANYBODY, 2));
    assertTrue(sleepers.wake(Sleepers.ANYBODY, 3));
  }

  @Test
  void aForkWakesAnIdleWorkerOrWhoeverWaitsForThatSeat() {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    sleepers.announce(1, 3, false);
    assertTrue(sleepers.wake(3, SEATS));
    assertCounts(1, 1);
    assertTrue(sleepers.wake(3, SEATS));
    assertCounts(1, 0);
  }

  @Test
  void whoWaitsForASeatIsNotWokenForWorkFromElsewhere() {
    sleepers.announce(1, 3, false);
    assertFalse(sleepers.wake(2, SEATS));
    assertFalse(sleepers.wake(Sleepers.ANYBODY, SEATS));
    assertCounts(0, 1);
  }

  @Test
  void whoWaitsForACompletionOnlyIsWokenByItsSeatOnly() {
    sleepers.announce(1, Sleepers.NOBODY, false);
    assertFalse(sleepers.wake(Sleepers.ANYBODY, SEATS));
    for (int seat = 0; seat < SEATS; seat++) {
      assertFalse(sleepers.wake(seat, SEATS));
    }
    sleepers.wakeSeat(1);
    assertCounts(0, 0);
    assertTrue(sleepers.sleep(1, Long.MAX_VALUE));
  }

  @Test
  void wakingASeatWhereNobodySleepsDoesNothing() {
    sleepers.wakeSeat(1);
    assertCounts(0, 0);
  }

  @Test
  void cancelWithdrawsTheAnnouncement() {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    assertTrue(sleepers.cancel(0));
    assertCounts(0, 0);
    assertFalse(sleepers.wake(Sleepers.ANYBODY, SEATS));
  }

  @Test
  void cancelAfterAWakeComesTooLate() {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    assertTrue(sleepers.wake(Sleepers.ANYBODY, SEATS));
    assertFalse(sleepers.cancel(0));
    assertCounts(1, 0);
  }

  @Test
  void aSleepEndsWhenItsTimeIsOver() {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    assertFalse(sleepers.sleep(0, 1));
    assertCounts(0, 0);
  }

  @Test
  void noThreadIsRetainedWhenTheSleepIsOver() {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    sleepers.sleep(0, 1);
    assertNull(probe.thread(0));
    sleepers.announce(1, Sleepers.ANYBODY, false);
    sleepers.cancel(1);
    assertNull(probe.thread(1));
  }

  @Test
  void anInterruptDoesNotEndASleepAndIsKept() {
    sleepers.announce(0, Sleepers.ANYBODY, false);
    Thread.currentThread().interrupt();
    assertFalse(sleepers.sleep(0, 1_000));
    assertTrue(Thread.interrupted());
  }
}
