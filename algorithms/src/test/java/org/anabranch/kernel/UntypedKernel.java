package org.anabranch.kernel;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The types inside kernels whose parameters are plain objects, by the names of their classes. */
final class UntypedKernel {
  private static final Map<String, Class<?>> ARRAYS =
      Map.of(
          "Index", int[].class,
          "Int", int[].class,
          "Long", long[].class,
          "Double", double[].class,
          "Object", Object[].class);

  private static final Map<String, Class<?>> FUNCTIONS =
      Map.ofEntries(
          Map.entry("IndexToInt", IntUnaryOperator.class),
          Map.entry("IndexToLong", IntToLongFunction.class),
          Map.entry("IndexToDouble", IntToDoubleFunction.class),
          Map.entry("IndexToObject", IntFunction.class),
          Map.entry("IntToInt", IntUnaryOperator.class),
          Map.entry("IntToLong", IntToLongFunction.class),
          Map.entry("IntToDouble", IntToDoubleFunction.class),
          Map.entry("IntToObject", IntFunction.class),
          Map.entry("LongToInt", LongToIntFunction.class),
          Map.entry("LongToLong", LongUnaryOperator.class),
          Map.entry("LongToDouble", LongToDoubleFunction.class),
          Map.entry("LongToObject", LongFunction.class),
          Map.entry("DoubleToInt", DoubleToIntFunction.class),
          Map.entry("DoubleToLong", DoubleToLongFunction.class),
          Map.entry("DoubleToDouble", DoubleUnaryOperator.class),
          Map.entry("DoubleToObject", DoubleFunction.class),
          Map.entry("ObjectToInt", ToIntFunction.class),
          Map.entry("ObjectToLong", ToLongFunction.class),
          Map.entry("ObjectToDouble", ToDoubleFunction.class),
          Map.entry("ObjectToObject", Function.class),
          Map.entry("IndexMarks", IntPredicate.class),
          Map.entry("IntMarks", IntPredicate.class),
          Map.entry("LongMarks", LongPredicate.class),
          Map.entry("DoubleMarks", DoublePredicate.class),
          Map.entry("ObjectMarks", Predicate.class));

  private UntypedKernel() {}

  /** The types that a call of a kernel's method takes. */
  static Class<?>[] parameterTypes(Object kernel, Method method) {
    Class<?>[] types = method.getParameterTypes();
    String name = kernel.getClass().getName().replaceAll(".*[$]([A-Za-z]+).*", "$1");
    if (kernel instanceof MapKernel) {
      String[] ends = name.split("To", -1);
      return new Class<?>[] {
        ARRAYS.get(ends[0]), int.class, int.class, FUNCTIONS.get(name), ARRAYS.get(ends[1])
      };
    }
    if (kernel instanceof MarkKernel) {
      Class<?> array = ARRAYS.get(name.replace("Marks", ""));
      return new Class<?>[] {array, int.class, int.class, FUNCTIONS.get(name)};
    }
    return types;
  }
}
