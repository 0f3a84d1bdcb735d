package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class OrderOperationsTest {
  @Test
  void allThreeFormsComputeTheSame() {
    String[] names = {"pear", "fig", "apple", "plum"};
    long[] sizes = {4, 9, 4, 1};
    List<List<String>> expected =
        List.of(
            List.of("apple", "fig", "pear", "plum"),
            List.of("plum", "pear", "apple", "fig"),
            List.of("fig", "pear", "apple", "plum"));
    List<Operation<?>> operations = OrderOperations.over(names, sizes);
    for (int i = 0; i < expected.size(); i++) {
      Operation<?> operation = operations.get(i);
      assertEquals(expected.get(i), names(operation.plain().get()), operation.name());
      assertEquals(expected.get(i), names(operation.stream().get()), operation.name());
      assertEquals(expected.get(i), names(operation.par().get()), operation.name());
    }
    assertEquals("apple ...", operations.get(0).par().get().toString());
  }

  @Test
  void nothingIsInOrder() {
    for (Operation<?> operation : OrderOperations.over(new String[0], new long[0])) {
      assertEquals("nothing", operation.par().get().toString());
    }
  }

  private static List<String> names(Object result) {
    return ((OrderOperations.Names) result).names();
  }
}
