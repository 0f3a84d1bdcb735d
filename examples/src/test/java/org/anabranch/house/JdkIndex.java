package org.anabranch.house;

import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The public types of the running JDK, by simple or full name, and their members. */
final class JdkIndex {
  private final List<String> packages =
      ModuleLayer.boot().modules().stream()
          .flatMap(module -> module.getDescriptor().exports().stream())
          .filter(exports -> !exports.isQualified())
          .map(ModuleDescriptor.Exports::source)
          .filter(name -> name.startsWith("java."))
          .sorted()
          .toList();

  boolean hasPackage(String name) {
    return packages.contains(name);
  }

  boolean hasType(String name) {
    return types(name).findAny().isPresent();
  }

  boolean hasMember(String type, String member) {
    return types(type).anyMatch(found -> hasMember(found, member));
  }

  private Stream<Class<?>> types(String name) {
    if (name.startsWith("java.")) {
      return load(name).stream();
    }
    return packages.stream().flatMap(in -> load(in + "." + name.replace('.', '$')).stream());
  }

  private static Optional<Class<?>> load(String name) {
    try {
      return Optional.of(Class.forName(name, false, ClassLoader.getPlatformClassLoader()));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  private static boolean hasMember(Class<?> type, String member) {
    Stream<String> inherited =
        Stream.concat(
            Arrays.stream(type.getMethods()).map(Method::getName),
            Arrays.stream(type.getFields()).map(Field::getName));
    Stream<String> own = Arrays.stream(type.getDeclaredMethods()).map(Method::getName);
    return Stream.concat(inherited, own).anyMatch(member::equals);
  }
}
