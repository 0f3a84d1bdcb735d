package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;

/**
 * One form of an operation on arrays, beside what the sequential program makes of the same input.
 *
 * @param name what a failure calls it
 * @param largest the largest size it is tried with
 * @param input makes an array of a size, the same one each time
 * @param expected the result; it may overwrite its input
 * @param actual the result by {@code Par}; it may overwrite its input
 * @param <A> the kind of array
 */
record Form<A>(
    String name,
    int largest,
    IntFunction<A> input,
    Function<A, Object> expected,
    Function<A, Object> actual) {

  static final int ANY = Integer.MAX_VALUE;

  /** Tries every form with every size in pools of 1, 2, 3 and 8. */
  static void checkAll(List<Form<?>> forms, int... sizes) {
    List<WorkStealingPool> pools =
        IntStream.of(1, 2, 3, 8).mapToObj(WorkStealingPool::create).toList();
    for (Form<?> form : forms) {
      for (int n : sizes) {
        if (n <= form.largest) {
          form.check(n, pools);
        }
      }
    }
    pools.forEach(WorkStealingPool::close);
  }

  private void check(int n, List<WorkStealingPool> pools) {
    A source = input.apply(n);
    Object[] wanted = {expected.apply(copyOf(source))};
    for (WorkStealingPool pool : pools) {
      A copy = copyOf(source);
      Object[] got = {pool.call(() -> actual.apply(copy))};
      assertTrue(
          Arrays.deepEquals(wanted, got),
          () -> name + ", n = " + n + ", P = " + pool.parallelism());
    }
  }

  @SuppressWarnings({"unchecked", "SuspiciousSystemArraycopy"}) // the same kind of array
  private static <A> A copyOf(A array) {
    int length = Array.getLength(array);
    A copy = (A) newLike(array, length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  private static Object newLike(Object array, int length) {
    return Array.newInstance(array.getClass().getComponentType(), length);
  }

  /** What the call leaves in its argument. */
  static <A> Function<A, Object> inPlace(Consumer<A> call) {
    return a -> {
      call.accept(a);
      return a;
    };
  }

  /** What the call leaves in its argument, and what it returns. */
  static <A> Function<A, Object> inPlaceAndReturned(Function<A, Object> call) {
    return a -> {
      Object returned = call.apply(a);
      return new Object[] {a, returned};
    };
  }

  /** What the call leaves in a second array that is longer than the first. */
  @SuppressWarnings("unchecked") // the same kind of array
  static <A> Function<A, Object> intoAnother(BiConsumer<A, A> call) {
    return a -> {
      A out = (A) newLike(a, Array.getLength(a) + 3);
      call.accept(a, out);
      return shortened(out);
    };
  }

  /** What the call leaves in a second array, and what it returns. */
  @SuppressWarnings("unchecked") // the same kind of array
  static <A> Function<A, Object> intoAnotherAndReturned(BiFunction<A, A, Object> call) {
    return a -> {
      A out = (A) newLike(a, Array.getLength(a) + 3);
      Object returned = call.apply(a, out);
      return new Object[] {shortened(out), returned};
    };
  }

  @SuppressWarnings("SuspiciousSystemArraycopy") // the same kind of array
  private static Object shortened(Object array) {
    int length = Array.getLength(array) - 3;
    Object copy = newLike(array, length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }
}
