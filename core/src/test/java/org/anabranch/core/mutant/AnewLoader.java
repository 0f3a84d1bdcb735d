package org.anabranch.core.mutant;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Loads the module and its tests anew, changed where the subclass wants it; all but the shim, which
 * all copies share.
 */
abstract class AnewLoader extends ClassLoader {
  private static final String ANEW = "org.anabranch.core.";
  private static final String SHARED = ANEW + "shim.";

  AnewLoader() {
    super(AnewLoader.class.getClassLoader());
  }

  /** What is loaded in place of a class file, which may not be there; null for nothing. */
  abstract byte @Nullable [] changed(String name, byte @Nullable [] original);

  @Override
  protected final Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(ANEW) || name.startsWith(SHARED)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      byte[] bytes = changed(name, in == null ? null : in.readAllBytes());
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
