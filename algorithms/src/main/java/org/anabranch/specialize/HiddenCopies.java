package org.anabranch.specialize;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Loads a kernel class once more from its own class file, as a hidden class, which the collector
 * takes away with its last instance.
 *
 * @param <K> the kernel's shape
 */
final class HiddenCopies<K> implements LiveCopies.Maker<K> {
  private final MethodHandles.Lookup lookup;
  private final Class<? extends K> template;

  /** The class file, once it has been read. Under the lock of {@link LiveCopies}. */
  private byte @Nullable [] bytes;

  /**
   * Copies of a class.
   *
   * @param lookup with full access to the package of the class
   * @param template the class, with a constructor that takes nothing
   */
  HiddenCopies(MethodHandles.Lookup lookup, Class<? extends K> template) {
    this.lookup = lookup;
    this.template = template;
  }

  @Override
  @SuppressWarnings("unchecked") // a copy of the template extends what the template extends
  public K make() throws Throwable {
    MethodHandles.Lookup copy = lookup.defineHiddenClass(classFile(), true);
    return (K) copy.findConstructor(copy.lookupClass(), MethodType.methodType(void.class)).invoke();
  }

  private byte[] classFile() throws IOException {
    byte[] read = bytes;
    if (read == null) {
      String name = template.getName();
      String file = name.substring(name.lastIndexOf('.') + 1) + ".class";
      try (InputStream in = template.getResourceAsStream(file)) {
        if (in == null) {
          throw new IOException("no class file of " + name);
        }
        read = in.readAllBytes();
      }
      bytes = read;
    }
    return read;
  }
}
