package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import org.anabranch.core.WorkStealingPool;

/** Strings of many kinds are sorted as by compareTo, equal ones in their order. */
class StringSortTest {
  private static final long SEED = System.nanoTime();

  private final SplittableRandom random = new SplittableRandom(SEED);

  private String randomChars(int least, int most, int from, int to) {
    int length = random.nextInt(least, most + 1);
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < length; i++) {
      s.append((char) random.nextInt(from, to));
    }
    return s.toString();
  }

  private void assertSorted(WorkStealingPool pool, IntFunction<String> make) {
    for (int n : new int[] {1, 2, 511, 512, 4_001}) {
      String[] a = new String[n];
      Arrays.setAll(a, i -> new String(make.apply(i)));
      String[] expected = a.clone();
      Arrays.sort(expected);
      pool.run(() -> Par.sort(a));
      for (int i = 0; i < n; i++) {
        int at = i;
        assertSame(expected[i], a[i], () -> "n = " + n + " at " + at + ", seed " + SEED);
      }
    }
  }

  @EachPool
  void everyKind(int p) {
    System.out.println("seed " + SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      assertSorted(pool, i -> randomChars(0, 12, 'a', 'z'));
      assertSorted(pool, i -> randomChars(0, 3, 0, 3));
      assertSorted(pool, i -> randomChars(5, 9, 0, 256));
      assertSorted(pool, i -> randomChars(0, 6, 0, 0x10000));
      assertSorted(pool, i -> randomChars(0, 10, 250, 260));
      assertSorted(pool, i -> "java.util.concurrent." + randomChars(0, 4, 'a', 'c'));
      assertSorted(pool, i -> "x".repeat(i % 700));
      assertSorted(pool, i -> "x".repeat(300) + i % 10);
      assertSorted(pool, i -> "x".repeat(90) + "abc\u0100".charAt(random.nextInt(4)));
      assertSorted(pool, i -> "prefix".repeat(3).substring(0, random.nextInt(19)));
      assertSorted(pool, i -> "same".repeat(100));
      assertSorted(pool, i -> random.nextInt(2) == 0 ? "prefix" : "prefix\0" + i % 3);
      assertSorted(pool, i -> "");
      assertSorted(pool, i -> "abc\0".substring(0, i % 5) + "\0".repeat(i % 3));
      assertSorted(pool, i -> String.format("%07d", 4_001 - i));
    }
  }
}
