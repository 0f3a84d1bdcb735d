package org.anabranch.core.idle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fields of the packed word do not disturb each other, wherever its version stands. */
class SleepWordTest {

  /** A word as it is after so many updates. */
  private static SleepWord after(int updates) {
    try {
      Field value = SleepWord.class.getSuperclass().getSuperclass().getDeclaredField("value");
      value.setAccessible(true);
      SleepWord word = new SleepWord();
      value.setLong(word, (long) updates << 32);
      return word;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static void assertCounts(int searching, int sleeping, long word) {
    assertEquals(searching, SleepWord.searching(word), "searchers");
    assertEquals(sleeping, SleepWord.sleeping(word), "sleepers");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, Integer.MAX_VALUE - 1, Integer.MAX_VALUE, -2, -1})
  void countsAreExactWhenTheVersionWraps(int updates) {
    SleepWord word = after(updates);
    assertCounts(1, 0, word.add(1, 0));
    assertCounts(1, 2, word.add(0, 2));
    assertCounts(0, 3, word.add(-1, 1));
    assertTrue(word.addSearcherBelow(1));
    assertFalse(word.addSearcherBelow(1));
    assertCounts(1, 0, word.add(0, -3));
    assertCounts(0, 0, word.add(-1, 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void searchersBelowZeroBorrowNothingFromTheSleepers(int updates) {
    SleepWord word = after(updates);
    word.add(0, 5);
    assertCounts(-2, 5, word.add(-2, 0));
    assertCounts(-2, 6, word.add(0, 1));
    assertTrue(word.addSearcherBelow(1));
    assertCounts(0, 4, word.add(1, -2));
  }

  @Test
  void countsReachAllSeats() {
    SleepWord word = after(0);
    assertCounts(Short.MAX_VALUE, 0, word.add(Short.MAX_VALUE, 0));
    assertCounts(Short.MAX_VALUE, 0xFFFF, word.add(0, 0xFFFF));
    assertCounts(0, 0xFFFF, word.add(-Short.MAX_VALUE, 0));
  }

  @Test
  void everyUpdateChangesTheVersion() {
    SleepWord word = after(7);
    long before = word.getOpaque();
    word.add(1, 1);
    word.add(-1, -1);
    assertEquals(before + (2L << 32), word.getOpaque());
  }
}
