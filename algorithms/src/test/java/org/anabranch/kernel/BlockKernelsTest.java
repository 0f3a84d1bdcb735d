package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;

/**
 * The kernels of pipelines, shared and loaded once more, with functions that throw and that do not.
 */
class BlockKernelsTest {
  private static final int LENGTH = 40;
  private static final int FROM = 7;
  private static final int TO = 31;
  private static final int FAILING = 20;

  /** Numbers that the functions saw. */
  private static final List<Integer> SEEN = new ArrayList<>();

  private static int see(int x) {
    if (x == FAILING) {
      throw new IllegalStateException("on purpose");
    }
    SEEN.add(x);
    return 3 * x;
  }

  private static int number(Object x) {
    return ((Number) x).intValue();
  }

  private static boolean odd(int x) {
    return see(x) % 2 != 0;
  }

  private record Case(BlockKernel kernel, Object in, Object out, Object function, int kind) {
    @Override
    public String toString() {
      return kernel.getClass().getSimpleName();
    }
  }

  private static final int MAP = 0;
  private static final int KEEP = 1;
  private static final int DROP = 2;
  private static final int EACH = 3;
  private static final int SCAN = 4;
  private static final int PAIRS = 5;

  static Stream<Case> cases() {
    return Stream.concat(unordered(), ordered());
  }

  private static Stream<Case> unordered() {
    return Stream.of(
        map(IntBlocks.TO_INT, int.class, int.class, (IntUnaryOperator) x -> see(x)),
        map(IntBlocks.TO_LONG, int.class, long.class, (IntToLongFunction) x -> see(x)),
        map(IntBlocks.TO_DOUBLE, int.class, double.class, (IntToDoubleFunction) x -> see(x)),
        map(IntBlocks.TO_OBJECT, int.class, Object.class, (IntFunction<Object>) x -> see(x)),
        map(LongBlocks.TO_INT, long.class, int.class, (LongToIntFunction) x -> see((int) x)),
        map(LongBlocks.TO_LONG, long.class, long.class, (LongUnaryOperator) x -> see((int) x)),
        map(
            LongBlocks.TO_DOUBLE,
            long.class,
            double.class,
            (LongToDoubleFunction) x -> see((int) x)),
        map(
            LongBlocks.TO_OBJECT,
            long.class,
            Object.class,
            (LongFunction<Object>) x -> see((int) x)),
        map(DoubleBlocks.TO_INT, double.class, int.class, (DoubleToIntFunction) x -> see((int) x)),
        map(
            DoubleBlocks.TO_LONG,
            double.class,
            long.class,
            (DoubleToLongFunction) x -> see((int) x)),
        map(
            DoubleBlocks.TO_DOUBLE,
            double.class,
            double.class,
            (DoubleUnaryOperator) x -> see((int) x)),
        map(
            DoubleBlocks.TO_OBJECT,
            double.class,
            Object.class,
            (DoubleFunction<Object>) x -> see((int) x)),
        map(
            ObjectBlocks.TO_INT,
            Object.class,
            int.class,
            (ToIntFunction<Object>) x -> see(number(x))),
        map(
            ObjectBlocks.TO_LONG,
            Object.class,
            long.class,
            (ToLongFunction<Object>) x -> see(number(x))),
        map(
            ObjectBlocks.TO_DOUBLE,
            Object.class,
            double.class,
            (ToDoubleFunction<Object>) x -> see(number(x))),
        map(
            ObjectBlocks.TO_OBJECT,
            Object.class,
            Object.class,
            (Function<Object, Object>) x -> see(number(x))),
        same(IntBlocks.KEEP, int.class, (IntPredicate) x -> odd(x), KEEP),
        same(LongBlocks.KEEP, long.class, (LongPredicate) x -> odd((int) x), KEEP),
        same(DoubleBlocks.KEEP, double.class, (DoublePredicate) x -> odd((int) x), KEEP),
        same(ObjectBlocks.KEEP, Object.class, (Predicate<Object>) x -> odd(number(x)), KEEP),
        same(IntBlocks.DROP, int.class, (IntPredicate) x -> odd(x), DROP),
        same(LongBlocks.DROP, long.class, (LongPredicate) x -> odd((int) x), DROP),
        same(DoubleBlocks.DROP, double.class, (DoublePredicate) x -> odd((int) x), DROP),
        same(ObjectBlocks.DROP, Object.class, (Predicate<Object>) x -> odd(number(x)), DROP),
        same(IntBlocks.EACH, int.class, (IntConsumer) x -> see(x), EACH),
        same(LongBlocks.EACH, long.class, (LongConsumer) x -> see((int) x), EACH),
        same(DoubleBlocks.EACH, double.class, (DoubleConsumer) x -> see((int) x), EACH),
        same(ObjectBlocks.EACH, Object.class, (Consumer<Object>) x -> see(number(x)), EACH));
  }

  private static Stream<Case> ordered() {
    return Stream.of(
        same(OrderedBlocks.SCAN_INTS, int.class, (IntBinaryOperator) (v, x) -> v + see(x), SCAN),
        same(OrderedBlocks.PAIRS_INTS, int.class, (IntBinaryOperator) (v, x) -> see(x) - v, PAIRS),
        same(OrderedBlocks.LEAD_INTS, int.class, (IntPredicate) x -> see(x) > 0, EACH),
        same(
            OrderedBlocks.SCAN_LONGS,
            long.class,
            (LongBinaryOperator) (v, x) -> v + see((int) x),
            SCAN),
        same(
            OrderedBlocks.PAIRS_LONGS,
            long.class,
            (LongBinaryOperator) (v, x) -> see((int) x) - v,
            PAIRS),
        same(OrderedBlocks.LEAD_LONGS, long.class, (LongPredicate) x -> see((int) x) > 0, EACH),
        same(
            OrderedBlocks.SCAN_DOUBLES,
            double.class,
            (DoubleBinaryOperator) (v, x) -> v + see((int) x),
            SCAN),
        same(
            OrderedBlocks.PAIRS_DOUBLES,
            double.class,
            (DoubleBinaryOperator) (v, x) -> see((int) x) - v,
            PAIRS),
        same(
            OrderedBlocks.LEAD_DOUBLES,
            double.class,
            (DoublePredicate) x -> see((int) x) > 0,
            EACH),
        same(
            OrderedBlocks.SCAN_OBJECTS,
            Object.class,
            (BinaryOperator<Object>) (v, x) -> number(v) + see(number(x)),
            SCAN),
        same(
            OrderedBlocks.PAIRS_OBJECTS,
            Object.class,
            (BinaryOperator<Object>) (v, x) -> see(number(x)) - number(v),
            PAIRS),
        same(
            OrderedBlocks.LEAD_OBJECTS,
            Object.class,
            (Predicate<Object>) x -> see(number(x)) > 0,
            EACH));
  }

  private static Case map(BlockKernel kernel, Class<?> from, Class<?> to, Object function) {
    return new Case(kernel, numbers(from), Array.newInstance(to, LENGTH), function, MAP);
  }

  private static Case same(BlockKernel kernel, Class<?> type, Object function, int kind) {
    Object out = Array.newInstance(type, LENGTH);
    put(out, 0, 0);
    return new Case(kernel, numbers(type), out, function, kind);
  }

  /** Numbers from 100 on, so that none of them fails. */
  private static Object numbers(Class<?> type) {
    Object a = Array.newInstance(type, LENGTH);
    for (int i = 0; i < LENGTH; i++) {
      put(a, i, 100 + i);
    }
    return a;
  }

  private static void put(Object a, int i, int x) {
    if (a instanceof long[] longs) {
      longs[i] = x;
    } else if (a instanceof double[] doubles) {
      doubles[i] = x;
    } else {
      Array.set(a, i, x);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void hasNothingThatAHiddenClassCannotHave(Case c) throws IOException {
    List<String> faults = new ArrayList<>();
    new ClassReader(bytes(c.kernel.getClass())).accept(new KernelRules(faults), 0);
    // what is caught is thrown again, and the frame of the handler names no class
    faults.removeIf(fault -> fault.equals("run catches java/lang/Throwable"));
    assertEquals(List.of(), faults);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void callsTheFunctionOnceForEachElementInOrder(Case c) throws Throwable {
    for (BlockKernel kernel : List.of(c.kernel, copy(c.kernel))) {
      SEEN.clear();
      int count = kernel.run(c.in, FROM, TO, c.function, c.out, new int[1]);
      assertResults(c, 100 + FROM, TO - FROM, count);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void saysHowFarItCameWhenTheFunctionThrows(Case c) throws Throwable {
    int before = 5;
    put(c.in, FROM + before, FAILING);
    for (BlockKernel kernel : List.of(c.kernel, copy(c.kernel))) {
      SEEN.clear();
      int[] reached = {-1};
      assertThrows(
          IllegalStateException.class,
          () -> kernel.run(c.in, FROM, TO, c.function, c.out, reached));
      assertResults(c, 100 + FROM, before, reached[0]);
    }
  }

  private static void assertResults(Case c, int first, int length, int count) {
    Integer[] all = Stream.iterate(first, x -> x + 1).limit(length).toArray(Integer[]::new);
    assertArrayEquals(all, SEEN.toArray());
    Integer[] kept =
        switch (c.kind) {
          case MAP -> Arrays.stream(all).map(x -> 3 * x).toArray(Integer[]::new);
          case KEEP -> Arrays.stream(all).filter(x -> x % 2 != 0).toArray(Integer[]::new);
          case SCAN -> scanned(all);
          case PAIRS -> differences(all);
          case DROP -> Arrays.stream(all).filter(x -> x % 2 == 0).toArray(Integer[]::new);
          default -> all;
        };
    assertEquals(kept.length, count);
    for (int i = 0; c.kind != EACH && i < count; i++) {
      int at = c.kind == SCAN || c.kind == PAIRS ? i + 1 : i;
      assertEquals(kept[i], number(Array.get(c.out, at)));
    }
  }

  private static Integer[] scanned(Integer[] a) {
    Integer[] sums = new Integer[a.length];
    for (int i = 0; i < a.length; i++) {
      sums[i] = (i == 0 ? 0 : sums[i - 1]) + 3 * a[i];
    }
    return sums;
  }

  private static Integer[] differences(Integer[] a) {
    Integer[] differences = new Integer[a.length];
    for (int i = 0; i < a.length; i++) {
      differences[i] = 3 * a[i] - (i == 0 ? 0 : a[i - 1]);
    }
    return differences;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isASmallClassOfItsOwn(Case c) {
    assertSame(BlockKernel.class, c.kernel.getClass().getSuperclass());
    assertEquals(0, c.kernel.getClass().getDeclaredFields().length);
    assertEquals(1, c.kernel.getClass().getDeclaredMethods().length);
  }

  private static BlockKernel copy(BlockKernel kernel) throws Throwable {
    MethodHandles.Lookup copy =
        FunctionKernels.lookup().defineHiddenClass(bytes(kernel.getClass()), true);
    assertTrue(copy.lookupClass().isHidden());
    return (BlockKernel)
        copy.findConstructor(copy.lookupClass(), MethodType.methodType(void.class)).invoke();
  }

  private static byte[] bytes(Class<?> type) throws IOException {
    String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return in.readAllBytes();
    }
  }
}
