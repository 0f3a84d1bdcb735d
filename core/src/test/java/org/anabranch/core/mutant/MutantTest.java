package org.anabranch.core.mutant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.LongSupplier;
import org.anabranch.core.deque.ChaseLevDeque;
import org.anabranch.core.deque.Stealer;
import org.junit.jupiter.api.Test;

/** A mutant is the class as it is, but for the snippet. */
class MutantTest {

  /** How many elements a deque of two says it has. */
  static final class SizeOfTwo implements LongSupplier {
    @Override
    public long getAsLong() {
      ChaseLevDeque<String> deque = ChaseLevDeque.growable();
      deque.push("a");
      deque.push("b");
      Stealer<String> thieves = deque;
      return thieves.size();
    }
  }

  @Test
  void seesTheMutantWhereOthersSeeTheOriginal() {
    Mutant blind =
        Mutant.that("always says it is empty")
            .replace(ChaseLevDeque.class, "Math.min(Integer.MAX_VALUE, b - t)", "0");
    assertEquals(2, new SizeOfTwo().getAsLong());
    assertEquals(0, blind.instantiate(SizeOfTwo.class, LongSupplier.class).getAsLong());
  }

  @Test
  void findsASnippetAcrossLines() {
    assertEquals("x", Mutant.replaceOnce("a\n   b", "a b", "x"));
  }

  @Test
  void refusesASnippetThatIsNotThere() {
    assertThrows(IllegalArgumentException.class, () -> Mutant.replaceOnce("abc", "d", "x"));
  }

  @Test
  void refusesASnippetThatOccursTwice() {
    assertThrows(IllegalArgumentException.class, () -> Mutant.replaceOnce("a b a", "a", "x"));
  }

  @Test
  void tellsWhyAMutantDoesNotCompile() {
    Mutant wrong =
        Mutant.that("no Java")
            .replace(ChaseLevDeque.class, "Math.min(Integer.MAX_VALUE, b - t)", "nothing");
    IllegalArgumentException thrown =
        assertThrows(
            IllegalArgumentException.class,
            () -> wrong.instantiate(SizeOfTwo.class, LongSupplier.class));
    assertTrue(thrown.getMessage().contains("nothing"), thrown.getMessage());
  }
}
