package org.anabranch.examples.exercises;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * Loads the classes of one package once more, with {@link MeteredTask} and {@link MeteredAction} in
 * the place of {@code ForkTask} and {@code ForkAction}. So an answer is a plain fork-join program,
 * and its forks and joins can be counted all the same.
 *
 * <p>Only texts of the constant pool are replaced; a class file names all types there.
 */
final class CountingLoader extends ClassLoader {
  private static final int UTF8 = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;

  private final String packageName;

  private CountingLoader(Class<?> answer) {
    super(answer.getClassLoader());
    packageName = answer.getPackageName();
  }

  /** The same class, counted. */
  static Class<?> counted(Class<?> answer) {
    try {
      return new CountingLoader(answer).loadClass(answer.getName());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("no class file of " + answer.getName(), e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      if (!name.startsWith(packageName + ".") || name.lastIndexOf('.') != packageName.length()) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : define(name);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = renamed(in.readAllBytes());
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private static byte[] renamed(byte[] classFile) {
    ByteArrayOutputStream renamed = new ByteArrayOutputStream();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
        DataOutputStream out = new DataOutputStream(renamed)) {
      out.writeLong(in.readLong()); // magic number and version
      int count = in.readUnsignedShort();
      out.writeShort(count);
      for (int entry = 1; entry < count; entry++) {
        int tag = in.readUnsignedByte();
        out.writeByte(tag);
        if (tag == UTF8) {
          out.writeUTF(
              in.readUTF()
                  .replace("org/anabranch/core/ForkTask", name(MeteredTask.class))
                  .replace("org/anabranch/core/ForkAction", name(MeteredAction.class)));
        } else {
          out.write(in.readNBytes(size(tag)));
        }
        entry += tag == LONG || tag == DOUBLE ? 1 : 0;
      }
      in.transferTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return renamed.toByteArray();
  }

  private static String name(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  /** The bytes behind a tag of the constant pool (The Java Virtual Machine Specification, 4.4). */
  private static int size(int tag) {
    return switch (tag) {
      case LONG, DOUBLE -> 8;
      case 7, 8, 16, 19, 20 -> 2; // class, string, method type, module, package
      case 15 -> 3; // method handle
      case 3, 4, 9, 10, 11, 12, 17, 18 -> 4; // numbers of 32 bit, and all that refer to two others
      default -> throw new IllegalArgumentException("unknown tag in a constant pool: " + tag);
    };
  }
}
