package org.anabranch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * Loads a class and its whole nest anew, so that its static initialiser runs once more, and so that
 * nobody remembers anything of its lambdas.
 */
final class FreshClasses extends ClassLoader {
  private final String prefix;

  private FreshClasses(Class<?> template) {
    super(template.getClassLoader());
    prefix = template.getNestHost().getName();
  }

  /** A new class like the template, not yet initialised. */
  static Class<?> like(Class<?> template) {
    try {
      return Class.forName(template.getName(), false, new FreshClasses(template));
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** Runs the static initialiser of a class. */
  static void initialise(Class<?> type) {
    try {
      Class.forName(type.getName(), true, type.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.equals(prefix) && !name.startsWith(prefix + "$")) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
