package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a pool may be made of; a bad value is named in the message. */
class PoolBuilderTest {
  private static final int MOST = 8_192;

  private static void assertRefused(String value, Executable misuse) {
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, misuse);
    assertTrue(e.getMessage().contains(value), e::getMessage);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, MOST + 1, Integer.MAX_VALUE})
  void parallelismIsFromOneToTheMost(int parallelism) {
    String value = String.valueOf(parallelism);
    assertRefused(value, () -> WorkStealingPool.create(parallelism));
    assertRefused(value, () -> WorkStealingPool.builder().parallelism(parallelism));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8, 64, MOST})
  void parallelismIsWhatWasAskedFor(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertEquals(parallelism, pool.parallelism());
      assertTrue(pool.toString().contains(String.valueOf(parallelism)));
      assertEquals(1, pool.<Integer, RuntimeException>call(() -> 1));
    }
  }

  @Test
  void theDefaultIsTheNumberOfProcessors() {
    try (WorkStealingPool pool = WorkStealingPool.builder().build()) {
      assertEquals(Runtime.getRuntime().availableProcessors(), pool.parallelism());
      HealthProbe.check(pool);
    }
  }

  @Test
  void aPoolOfSixtyFourIsHealthyOnAnyMachine() {
    try (WorkStealingPool pool = WorkStealingPool.create(64)) {
      for (int round = 0; round < 5; round++) {
        HealthProbe.check(pool);
      }
    }
  }

  @Test
  void theKeepAliveIsPositive() {
    assertRefused("PT0S", () -> WorkStealingPool.builder().keepAlive(Duration.ZERO));
    assertRefused("PT-1S", () -> WorkStealingPool.builder().keepAlive(Duration.ofSeconds(-1)));
    Duration longest = Duration.ofSeconds(Long.MAX_VALUE, 999_999_999);
    try (WorkStealingPool pool = WorkStealingPool.builder().keepAlive(longest).build()) {
      HealthProbe.check(pool);
    }
  }

  @Test
  void nullIsRefused() {
    WorkStealingPool.Builder builder = WorkStealingPool.builder();
    assertThrows(NullPointerException.class, () -> builder.name(null));
    assertThrows(NullPointerException.class, () -> builder.threadFactory(null));
    NullPointerException e =
        assertThrows(NullPointerException.class, () -> builder.keepAlive(null));
    assertEquals("keepAlive", e.getMessage());
  }

  @Test
  void nullBodiesAreRefusedByName() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      for (Executable misuse :
          new Executable[] {
            () -> pool.run(null),
            () -> pool.call(null),
            () -> pool.submit(null),
            () -> pool.execute(null)
          }) {
        NullPointerException e = assertThrows(NullPointerException.class, misuse);
        assertTrue(e.getMessage().contains("body"), e::getMessage);
      }
      assertThrows(NullPointerException.class, () -> pool.invoke((ForkTask<?>) null));
      assertThrows(NullPointerException.class, () -> pool.invoke((ForkAction) null));
      HealthProbe.check(pool);
    }
  }

  @Test
  void oneBuilderMakesSeveralPools() {
    WorkStealingPool.Builder builder = WorkStealingPool.builder().parallelism(2);
    try (WorkStealingPool a = builder.build();
        WorkStealingPool b = builder.parallelism(3).build()) {
      assertEquals(2, a.parallelism());
      assertEquals(3, b.parallelism());
      HealthProbe.check(a);
      HealthProbe.check(b);
    }
  }
}
