package org.anabranch.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Loads a template of functions once more. */
final class FunctionCopies extends ClassLoader {
  private final Class<?> template;

  private FunctionCopies(Class<?> template) {
    super(template.getClassLoader());
    this.template = template;
  }

  /** Functions of new classes. */
  static FunctionSource next() {
    return next(FunctionTemplate.class, FunctionSource.class);
  }

  /** Functions of new classes, from a template with a public constructor. */
  static <S> S next(Class<? extends S> template, Class<S> type) {
    try {
      Class<?> copy = new FunctionCopies(template).loadClass(template.getName());
      return type.cast(copy.getConstructor().newInstance());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(template.getName(), e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.equals(template.getName())) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }
  }

  private Class<?> define(String name) {
    try (InputStream in = template.getResourceAsStream(template.getSimpleName() + ".class")) {
      byte[] bytes = in == null ? new byte[0] : in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
