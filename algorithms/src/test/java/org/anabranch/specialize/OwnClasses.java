package org.anabranch.specialize;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Loads the classes whose names begin in some way itself, from the files of its parent. */
final class OwnClasses extends ClassLoader {
  private final String prefix;

  OwnClasses(String prefix) {
    super(OwnClasses.class.getClassLoader());
    this.prefix = prefix;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(prefix)) {
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
