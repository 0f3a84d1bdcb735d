package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;

/** Every kernel that calls a function can be loaded once more, and does the same then. */
class FunctionKernelsTest {
  private static final List<Class<?>> FAMILIES =
      List.of(
          FunctionKernels.class,
          CountKernels.class,
          FindKernels.class,
          FoldKernels.class,
          MapKernels.class,
          MapRows.class,
          MarkKernels.class,
          ScanKernels.class,
          OrderKernels.class);

  static Stream<Object> kernels() {
    return FAMILIES.stream()
        .flatMap(family -> Arrays.stream(family.getFields()))
        .map(FunctionKernelsTest::value);
  }

  private static Object value(Field field) {
    try {
      return field.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void isASmallClassOfItsOwn(Object kernel) {
    Class<?> type = kernel.getClass();
    assertTrue(!type.isMemberClass() || Modifier.isStatic(type.getModifiers()));
    assertFalse(type.isAnonymousClass() || type.isLocalClass());
    assertTrue(Modifier.isFinal(type.getModifiers()));
    assertFalse(Modifier.isPublic(type.getModifiers()));
    assertTrue(Modifier.isAbstract(type.getSuperclass().getModifiers()));
    assertEquals(0, type.getDeclaredFields().length);
    List<Method> methods =
        Arrays.stream(type.getDeclaredMethods()).filter(method -> !method.isBridge()).toList();
    assertEquals(1, methods.size());
    assertFalse(Modifier.isSynchronized(methods.get(0).getModifiers()));
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void hasNothingThatAHiddenClassCannotHave(Object kernel) throws IOException {
    List<String> faults = new ArrayList<>();
    new ClassReader(bytes(kernel.getClass())).accept(new KernelRules(faults), 0);
    assertEquals(List.of(), faults);
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void doesTheSameWhenLoadedOnceMore(Object kernel) throws Throwable {
    Object copy = copy(kernel);
    assertTrue(copy.getClass().isHidden());
    assertNotSame(kernel.getClass(), copy.getClass());
    for (int seed = 0; seed < 50; seed++) {
      Object[] expected = KernelCall.run(kernel, seed);
      assertTrue(Arrays.deepEquals(expected, KernelCall.run(copy, seed)), "seed " + seed);
    }
  }

  private static Object copy(Object kernel) throws Throwable {
    MethodHandles.Lookup copy =
        FunctionKernels.lookup().defineHiddenClass(bytes(kernel.getClass()), true);
    return copy.findConstructor(copy.lookupClass(), MethodType.methodType(void.class)).invoke();
  }

  private static byte[] bytes(Class<?> type) throws IOException {
    String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return in.readAllBytes();
    }
  }
}
