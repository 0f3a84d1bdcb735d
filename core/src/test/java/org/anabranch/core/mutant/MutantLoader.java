package org.anabranch.core.mutant;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Loads the mutant in place of its original, and anew all that could know the original: every class
 * of the module and its tests, except the shim, which all copies share.
 */
final class MutantLoader extends ClassLoader {
  private static final String ANEW = "org.anabranch.core.";
  private static final String SHARED = ANEW + "shim.";

  private final CompiledClasses mutants;

  MutantLoader(CompiledClasses mutants) {
    super(MutantLoader.class.getClassLoader());
    this.mutants = mutants;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(ANEW) || name.startsWith(SHARED)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    byte[] bytes = mutants.bytesOf(name);
    if (bytes == null) {
      bytes = original(name);
    }
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  private byte @Nullable [] original(String name) throws ClassNotFoundException {
    try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
