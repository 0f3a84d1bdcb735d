package org.anabranch.core.mutant;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.jspecify.annotations.Nullable;

/** Keeps what the compiler writes in memory. */
final class CompiledClasses extends ForwardingJavaFileManager<StandardJavaFileManager> {
  private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

  CompiledClasses(StandardJavaFileManager files) {
    super(files);
  }

  byte @Nullable [] bytesOf(String className) {
    ByteArrayOutputStream bytes = classes.get(className);
    return bytes == null ? null : bytes.toByteArray();
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    classes.put(className, bytes);
    return new SimpleJavaFileObject(URI.create("mutant:///" + className), kind) {
      @Override
      public OutputStream openOutputStream() {
        return bytes;
      }
    };
  }
}
