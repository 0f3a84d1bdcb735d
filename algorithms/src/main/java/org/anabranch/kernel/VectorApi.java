package org.anabranch.kernel;

import java.lang.System.Logger.Level;
import org.jspecify.annotations.Nullable;

/**
 * The gate to {@code kernel.simd}, whose kernels are written with the JDK's incubating Vector API.
 * They are taken when its module, {@value #MODULE}, is in the boot layer, as {@code --add-modules}
 * puts it there, and the property {@value #SWITCH} is not {@code off}; else their plain twins are,
 * with the same results.
 *
 * <p>The library's module does not require {@value #MODULE}, because then every program would be
 * warned of an incubator. So the read is added here, before the first such kernel is loaded, and
 * nothing mentions a class of {@code kernel.simd} but by its name.
 */
public final class VectorApi {
  static final String MODULE = "jdk.incubator.vector";

  private static final String SWITCH = "anabranch.simd";

  private static final boolean AVAILABLE = open();

  private VectorApi() {}

  private static boolean open() {
    if (!System.getProperty(SWITCH, "on").equals("off")) {
      for (Module module : ModuleLayer.boot().modules()) { // to find it by name loads streams
        if (MODULE.equals(module.getName())) {
          VectorApi.class.getModule().addReads(module);
          return true;
        }
      }
    }
    return false;
  }

  /** Whether kernels of {@code kernel.simd} are taken. */
  public static boolean isAvailable() {
    return AVAILABLE;
  }

  /**
   * A kernel that uses the Vector API, or its plain twin where that cannot be. To be kept in a
   * static final field.
   *
   * @param shape what both are
   * @param name the simple name of a public class in {@code kernel.simd} with a public constructor
   *     that takes nothing
   * @param plain the twin
   */
  public static <K> K choose(Class<K> shape, String name, K plain) {
    K found = find(shape, name);
    return found == null ? plain : found;
  }

  /** As {@link #choose}, but null where the kernel cannot be. */
  static <K> @Nullable K find(Class<K> shape, String name) {
    if (!AVAILABLE) {
      return null;
    }
    String simd = VectorApi.class.getPackageName() + ".simd." + name;
    try {
      return shape.cast(Class.forName(simd).getDeclaredConstructor().newInstance());
    } catch (ReflectiveOperationException | LinkageError e) {
      System.getLogger("org.anabranch.kernel")
          .log(Level.DEBUG, simd + " cannot be loaded, so its plain twin is used", e);
      return null;
    }
  }
}
