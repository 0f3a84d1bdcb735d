package org.anabranch.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Loads {@link FunctionTemplate} once more. */
final class FunctionCopies extends ClassLoader {
  private static final String TEMPLATE = FunctionTemplate.class.getName();

  private FunctionCopies() {
    super(FunctionCopies.class.getClassLoader());
  }

  /** Functions of new classes. */
  static FunctionSource next() {
    try {
      Class<?> template = new FunctionCopies().loadClass(TEMPLATE);
      return (FunctionSource) template.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(TEMPLATE, e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.equals(TEMPLATE)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define();
    }
  }

  private Class<?> define() {
    try (InputStream in = FunctionTemplate.class.getResourceAsStream("FunctionTemplate.class")) {
      byte[] bytes = in == null ? new byte[0] : in.readAllBytes();
      return defineClass(TEMPLATE, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
