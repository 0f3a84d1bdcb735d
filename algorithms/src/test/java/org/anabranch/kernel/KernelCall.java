package org.anabranch.kernel;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
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

/**
 * A call of a kernel with arguments made at random for the types of its parameters. The first int
 * lies in [0, 25), the second in [25, 50), so that they make a range; further ones in [0, 10), the
 * third below the others. Arrays have 100 elements.
 */
final class KernelCall {
  private static final int LENGTH = 100;

  private static final Map<Class<?>, BiFunction<Random, List<Object>, Object>> ARGUMENTS =
      Map.ofEntries(
          Map.entry(boolean.class, (random, seen) -> random.nextBoolean()),
          Map.entry(long.class, (random, seen) -> random.nextLong()),
          Map.entry(double.class, (random, seen) -> random.nextDouble()),
          Map.entry(
              Comparator.class,
              (random, seen) -> (Comparator<Integer>) (x, y) -> Integer.compare(x % 9, y % 9)),
          Map.entry(Object.class, (random, seen) -> random.nextInt()),
          Map.entry(int[].class, (random, seen) -> random.ints(LENGTH, 0, 100).toArray()),
          Map.entry(long[].class, (random, seen) -> random.longs(LENGTH, 0, 100).toArray()),
          Map.entry(float[].class, (random, seen) -> floats(random)),
          Map.entry(double[].class, (random, seen) -> random.doubles(LENGTH, 0, 100).toArray()),
          Map.entry(
              Object[].class, (random, seen) -> random.ints(LENGTH, 0, 100).boxed().toArray()),
          Map.entry(IntConsumer.class, (random, seen) -> (IntConsumer) seen::add),
          Map.entry(LongConsumer.class, (random, seen) -> (LongConsumer) seen::add),
          Map.entry(Consumer.class, (random, seen) -> (Consumer<Object>) seen::add),
          Map.entry(IntPredicate.class, (random, seen) -> (IntPredicate) i -> i % 7 == 0),
          Map.entry(LongPredicate.class, (random, seen) -> (LongPredicate) i -> i % 7 == 0),
          Map.entry(DoublePredicate.class, (random, seen) -> (DoublePredicate) x -> x > 90),
          Map.entry(
              Predicate.class, (random, seen) -> (Predicate<Integer>) i -> i.hashCode() % 7 == 0),
          Map.entry(IntToLongFunction.class, (random, seen) -> (IntToLongFunction) i -> 31L * i),
          Map.entry(IntToDoubleFunction.class, (random, seen) -> (IntToDoubleFunction) i -> i / 3.),
          Map.entry(IntFunction.class, (random, seen) -> (IntFunction<Object>) i -> 31 * i),
          Map.entry(Function.class, (random, seen) -> (Function<Object, Object>) x -> "" + x),
          Map.entry(
              LongToIntFunction.class, (random, seen) -> (LongToIntFunction) x -> (int) x * 31),
          Map.entry(LongUnaryOperator.class, (random, seen) -> (LongUnaryOperator) x -> x * 31),
          Map.entry(
              LongToDoubleFunction.class, (random, seen) -> (LongToDoubleFunction) x -> x / 3.),
          Map.entry(LongFunction.class, (random, seen) -> (LongFunction<Object>) x -> "" + x),
          Map.entry(
              DoubleToIntFunction.class, (random, seen) -> (DoubleToIntFunction) x -> (int) x),
          Map.entry(
              DoubleToLongFunction.class, (random, seen) -> (DoubleToLongFunction) x -> (long) x),
          Map.entry(DoubleUnaryOperator.class, (random, seen) -> (DoubleUnaryOperator) x -> x / 3),
          Map.entry(DoubleFunction.class, (random, seen) -> (DoubleFunction<Object>) x -> "" + x),
          Map.entry(
              ToIntFunction.class, (random, seen) -> (ToIntFunction<Object>) x -> x.hashCode()),
          Map.entry(
              ToLongFunction.class, (random, seen) -> (ToLongFunction<Object>) x -> x.hashCode()),
          Map.entry(
              ToDoubleFunction.class,
              (random, seen) -> (ToDoubleFunction<Object>) x -> x.hashCode()),
          Map.entry(IntUnaryOperator.class, (random, seen) -> (IntUnaryOperator) i -> 31 * i),
          Map.entry(IntBinaryOperator.class, (random, seen) -> (IntBinaryOperator) (x, y) -> x - y),
          Map.entry(
              LongBinaryOperator.class, (random, seen) -> (LongBinaryOperator) (x, y) -> x - y),
          Map.entry(
              DoubleBinaryOperator.class, (random, seen) -> (DoubleBinaryOperator) (x, y) -> x - y),
          Map.entry(
              BinaryOperator.class,
              (random, seen) -> (BinaryOperator<Object>) (x, y) -> "" + x + y));

  private KernelCall() {}

  /** Calls the one method of a kernel; returns all that it gave, wrote and told its functions. */
  static Object[] run(Object kernel, long seed) throws ReflectiveOperationException {
    Random random = new Random(seed);
    List<Object> seen = new ArrayList<>();
    Method method = method(kernel);
    List<Object> arguments = new ArrayList<>();
    int ints = 0;
    for (Class<?> type : UntypedKernel.parameterTypes(kernel, method)) {
      arguments.add(type == int.class ? number(ints++, random) : argument(type, random, seen));
    }
    try {
      Object result = method.invoke(kernel, arguments.toArray());
      return new Object[] {result, seen.toArray(), arrays(arguments)};
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }

  private static Method method(Object kernel) {
    for (Method method : kernel.getClass().getSuperclass().getDeclaredMethods()) {
      if (Modifier.isAbstract(method.getModifiers())) {
        return method;
      }
    }
    throw new AssertionError("no kernel: " + kernel.getClass());
  }

  private static Object number(int index, Random random) {
    return switch (index) {
      case 0 -> random.nextInt(25);
      case 1 -> 25 + random.nextInt(25);
      case 2 -> random.nextInt(5);
      default -> 5 + random.nextInt(5);
    };
  }

  private static float[] floats(Random random) {
    float[] floats = new float[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      floats[i] = random.nextFloat();
    }
    return floats;
  }

  private static Object argument(Class<?> type, Random random, List<Object> seen) {
    BiFunction<Random, List<Object>, Object> maker = ARGUMENTS.get(type);
    if (maker == null) {
      throw new AssertionError("KernelCall makes no arguments of " + type);
    }
    return maker.apply(random, seen);
  }

  private static Object[] arrays(List<Object> arguments) {
    return arguments.stream().filter(argument -> argument.getClass().isArray()).toArray();
  }
}
