package org.anabranch.core.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** How chunks grow and shrink, told by the test instead of a clock. */
class ChunkControllerTest {
  private static final long MANY = 1L << 40;
  private static final long COARSE_PICOS = 10_000_000;

  @Test
  void anUnknownLoopTriesOneIndexFirst() {
    ChunkController chunks = new ChunkController(0, true);
    assertEquals(1, chunks.next(MANY, false));
    assertEquals(1, chunks.next(MANY, true));
  }

  @Test
  void aLoopInOnePieceIsLookedAtAfterOneSixteenAndTwoHundredFiftySixIndices() {
    ChunkController chunks = new ChunkController(0, true);
    for (long expected : new long[] {1, 16, 256, 4096}) {
      assertEquals(expected, chunks.next(MANY, false));
      chunks.ran(expected, expected);
    }
    assertEquals(3, chunks.next(3, false));
  }

  @Test
  void anEarlierCallSparesALookAtTheClock() {
    ChunkController chunks = new ChunkController(1_000, true);
    for (long expected : new long[] {1, 256, 40_000}) {
      assertEquals(expected, chunks.next(MANY, false));
      chunks.ran(expected, expected);
    }
  }

  @Test
  void aShortTimeLowersWhatAnEarlierCallToldButNeverRaisesIt() {
    ChunkController chunks = new ChunkController(4_000, true);
    chunks.ran(1, 900);
    assertEquals(4_000, chunks.picosPerElement());
    chunks.ran(256, 412);
    assertEquals(2_000, chunks.picosPerElement());
    chunks.ran(256, 924);
    assertEquals(2_000, chunks.picosPerElement());
  }

  @Test
  void aSharedLoopAimsAtTwentyMicroseconds() {
    ChunkController chunks = new ChunkController(0, true);
    chunks.ran(1, 100);
    assertEquals(200, chunks.next(MANY, true));
  }

  @Test
  void aShortChunkDoublesTheSizeAndALongOneHalvesIt() {
    ChunkController chunks = new ChunkController(100_000, false);
    assertEquals(200, chunks.next(MANY, true));
    chunks.ran(200, 5_000);
    assertEquals(400, chunks.next(MANY, true));
    chunks.ran(400, 30_000);
    assertEquals(400, chunks.next(MANY, true));
    chunks.ran(400, 80_000);
    assertEquals(200, chunks.next(MANY, true));
  }

  @Test
  void theTailIsFineButNotFinerThanALookIsWorth() {
    ChunkController chunks = new ChunkController(100_000, false);
    assertEquals(100, chunks.next(400, true));
    assertEquals(10, chunks.next(20, true));
    assertEquals(5, chunks.next(5, true));
  }

  @Test
  void oneDisturbedIndexIsNotTakenForCoarseWork() {
    ChunkController chunks = new ChunkController(0, true);
    chunks.ran(1, 3_000_000);
    assertTrue(chunks.picosPerElement() >= COARSE_PICOS);
    chunks.ran(1, 40);
    assertTrue(chunks.picosPerElement() < COARSE_PICOS, "less than a microsecond was measured");
    chunks.ran(16, 500);
    assertTrue(chunks.picosPerElement() <= 62_500);
  }

  @Test
  void aFirstIndexSlowerThanInEarlierCallsIsNotBelievedAndTheNextAreStepByStep() {
    ChunkController chunks = new ChunkController(100_000, true);
    chunks.ran(1, 20_000);
    assertEquals(100_000, chunks.picosPerElement());
    assertEquals(1, chunks.next(MANY, false), "one more is tried");
    for (long believed : new long[] {400_000, 1_600_000, 6_400_000}) {
      chunks.ran(1, 20_000);
      assertEquals(believed, chunks.picosPerElement());
      assertEquals(1, chunks.next(MANY, false), "one more is tried");
    }
    chunks.ran(1, 20_000);
    assertEquals(20_000_000, chunks.picosPerElement());
    assertEquals(2, chunks.next(MANY, false), "sized by what it costs");
  }

  @Test
  void aTimeTooShortToMeasureRaisesNoEstimate() {
    ChunkController chunks = new ChunkController(50, false);
    chunks.ran(10, 900);
    assertEquals(50, chunks.picosPerElement());
    chunks.ran(10, 0);
    assertEquals(50, chunks.picosPerElement());
  }

  @Test
  void costsBeyondALongStayAtItsEnd() {
    ChunkController chunks = new ChunkController(0, true);
    chunks.ran(1, Long.MAX_VALUE);
    assertEquals(Long.MAX_VALUE, chunks.picosPerElement());
    assertEquals(1, chunks.next(MANY, true));
  }
}
