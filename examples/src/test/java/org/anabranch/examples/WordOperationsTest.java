package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WordOperationsTest {
  @Test
  void allThreeFormsCountTheSameWords() {
    String[] names = {"WorkStealingPool", "Pool$Work", "module-info", "IOPool2", "a", ""};
    Operation<?> operation = WordOperations.over(names).get(0);
    String expected = "[Pool 2, Work 2, IOPool 1, Stealing 1, a 1]";
    assertEquals(expected, operation.plain().get().toString());
    assertEquals(expected, operation.stream().get().toString());
    assertEquals(expected, operation.par().get().toString());
    assertEquals("[]", WordOperations.over(new String[0]).get(0).par().get().toString());
  }
}
