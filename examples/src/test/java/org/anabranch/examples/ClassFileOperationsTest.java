package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClassFileOperationsTest {
  private static final byte[] TWO_MAGIC_NUMBERS = {
    (byte) 0xCA,
    (byte) 0xFE,
    (byte) 0xBA,
    (byte) 0xBE,
    0,
    (byte) 0xCA,
    (byte) 0xFE, //
    (byte) 0xCA,
    (byte) 0xFE,
    (byte) 0xBA,
    (byte) 0xBE
  };

  @Test
  void allThreeFormsComputeTheSame() {
    assertResults(
        new long[] {4, 0, 7},
        TWO_MAGIC_NUMBERS,
        11L,
        new Offsets(new long[] {0, 4, 4, 11}),
        -440.0,
        2L);
  }

  @Test
  void nothingSumsToNothing() {
    assertResults(new long[0], new byte[0], 0L, new Offsets(new long[1]), 0.0, 0L);
  }

  private static void assertResults(long[] sizes, byte[] bytes, Object... expected) {
    List<Operation<?>> operations = ClassFileOperations.over(sizes, bytes);
    assertEquals(expected.length, operations.size());
    for (int i = 0; i < expected.length; i++) {
      Operation<?> operation = operations.get(i);
      for (Supplier<?> form : forms(operation)) {
        assertEquals(expected[i], form.get(), operation.name());
      }
    }
  }

  private static List<Supplier<?>> forms(Operation<?> operation) {
    return Stream.<Supplier<?>>of(operation.plain(), operation.stream(), operation.par()).toList();
  }

  @Test
  void offsetsAreComparedByContent() {
    assertEquals(
        new Offsets(new long[] {0, 1}).hashCode(), new Offsets(new long[] {0, 1}).hashCode());
    assertNotEquals(new Offsets(new long[] {0, 1}), new Offsets(new long[] {0, 2}));
    assertEquals("up to 1,234", new Offsets(new long[] {0, 1_234}).toString());
  }
}
