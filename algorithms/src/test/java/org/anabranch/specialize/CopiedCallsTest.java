package org.anabranch.specialize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;
import org.anabranch.Par;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Calls of {@code Par} that begin on copies: results, failures, stacks. In a JVM that makes a copy
 * for every function.
 */
@Tag("copies")
class CopiedCallsTest {
  private static final int N = 1 << 20;

  /** Runs something and sees to it that it made a copy. */
  private static void assertCopied(Runnable call) {
    long before = Specializer.counters().made();
    call.run();
    assertTrue(Specializer.counters().made() > before, "a copy was made");
  }

  private static long copied(LongSupplier call) {
    long[] result = new long[1];
    assertCopied(() -> result[0] = call.getAsLong());
    return result[0];
  }

  private static double copied(DoubleSupplier call) {
    double[] result = new double[1];
    assertCopied(() -> result[0] = call.getAsDouble());
    return result[0];
  }

  @Test
  void indices() {
    byte[] visits = new byte[N];
    assertCopied(() -> Par.forEach(0, N, i -> visits[i]++));
    assertEquals(N, Par.sum(visits));
  }

  @Test
  void longIndices() {
    byte[] visits = new byte[N];
    long start = 1L << 40;
    assertCopied(() -> Par.forEachLong(start, start + N, i -> visits[(int) (i - start)]++));
    assertEquals(N, Par.sum(visits));
  }

  @Test
  void elements() {
    Integer[] a = new Integer[N];
    Arrays.setAll(a, i -> i % 64 == 0 ? 3 : 0);
    LongAdder visits = new LongAdder();
    Consumer<Integer> body =
        i -> {
          if (i != 0) {
            visits.add(i);
          }
        };
    assertCopied(() -> Par.forEach(a, body));
    assertEquals(3L * N / 64, visits.sum());
  }

  @Test
  void values() {
    long sum = (N - 1L) * N / 2;
    assertEquals(2 * sum, copied(() -> Par.sumOfLong(0, N, i -> 2L * i)));
    assertEquals(0.5 * sum, copied(() -> Par.sumOfDouble(0, N, i -> 0.5 * i)));
  }

  /** The exception is the loop's, its trace names the operation, and nothing runs after it. */
  @Test
  void aThrowingFunction() {
    AtomicInteger calls = new AtomicInteger();
    RuntimeException[] failure = new RuntimeException[1];
    assertCopied(
        () ->
            failure[0] =
                assertThrows(
                    IllegalStateException.class,
                    () ->
                        Par.forEach(
                            0,
                            N,
                            i -> {
                              calls.incrementAndGet();
                              if (i == N - 10) {
                                throw new IllegalStateException("ten before the end");
                              }
                            })));
    int after = calls.get();
    assertTrue(after > N - 10);
    StackTraceElement[] trace = failure[0].getStackTrace();
    assertEquals(CopiedCallsTest.class.getName(), trace[0].getClassName());
    assertEquals("org.anabranch.op.Loops", trace[1].getClassName());
    assertTrue(trace[1].getMethodName().contains("forEach"), trace[1]::toString);
    assertEquals(after, calls.get());
  }

  /** What a function throws is never mistaken for a failure to make a copy. */
  @Test
  void aFunctionThatThrowsALinkageErrorLeavesCopiesAsTheyAre() {
    LinkageError error = new LinkageError("the user's");
    assertSame(
        error,
        assertThrows(
            LinkageError.class,
            () ->
                Par.forEach(
                    0,
                    N,
                    i -> {
                      throw error;
                    })));
    assertCopied(() -> Par.forEach(0, N, i -> {}));
  }

  @Test
  void nestedCalls() {
    assertEquals(
        N - 1 + 10,
        copied(() -> Par.sumOfLong(0, N, i -> i == 5 ? Par.sumOfLong(0, 10, j -> 1) : 1)));
  }
}
