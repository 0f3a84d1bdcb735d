package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FibonacciTest {

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "2, 1", "3, 2", "10, 55", "20, 6765"})
  void givesTheKnownNumbers(int n, long expected) {
    assertEquals(expected, Fibonacci.fibonacci(n, WorkStealingPool.common()));
    assertEquals(expected, Fibonacci.byLoop(n));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void givesTheSameNumberInEveryPool(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertEquals(Fibonacci.byLoop(23), Fibonacci.fibonacci(23, pool));
    }
  }

  @Test
  void mainPrintsTheNumberItChecked() {
    String output = StandardOutput.of(() -> Fibonacci.main(new String[] {"12"}));
    assertEquals("fibonacci(12) = 144, as the plain loop says", output.strip());
  }
}
