package org.anabranch.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.anabranch.Par;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.kernel.Tiles;
import org.eclipse.collections.api.multimap.list.ListMultimap;
import org.eclipse.collections.impl.multimap.list.FastListMultimap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library as modules, which a test on the class path would otherwise never see. */
class ModulesTest {
  private static final Repository REPOSITORY = Repository.find();
  private static final ModuleFinder LIBRARY =
      ModuleFinder.of(
          placeOf(WorkStealingPool.class),
          placeOf(Par.class),
          placeOf(ListMultimap.class),
          placeOf(FastListMultimap.class));

  private static final String PROGRAM_MODULE = "module program {\n  requires org.anabranch;\n}\n";

  private static final String PROGRAM =
      """
      package program;

      final class Program extends org.anabranch.core.ForkTask<Long> {
        @Override
        protected Long compute() {
          return org.anabranch.Par.countBy(new String[] {"a", "b", "a"}, s -> s).get("a");
        }
      }
      """;

  @Test
  void exportsWhatTheExamplesMayImportAndNothingElse() {
    Set<String> exported = new TreeSet<>(openTo("org.anabranch.core"));
    exported.addAll(openTo("org.anabranch"));
    Set<String> promised =
        new TreeSet<>(LayerTable.ofThe(REPOSITORY).allowed("examples").orElseThrow());
    promised.remove("org.anabranch.examples");
    assertEquals(promised, exported);
  }

  @Test
  void thePoolNeedsOnlyTheJdkAndParTheCollectionsItReturns() {
    assertEquals(Set.of("java.base"), needsOf("org.anabranch.core"));
    assertEquals(
        Set.of(
            "java.base",
            "org.anabranch.core",
            "org.eclipse.collections.api",
            "org.eclipse.collections.impl"),
        needsOf("org.anabranch"));
  }

  @Test
  void runsOnTheModulePath() throws ReflectiveOperationException {
    Class<?> par = load(libraryLayer().layer(), "org.anabranch.Par");
    assertEquals("org.anabranch", par.getModule().getName());
    int[] numbers = {1, 2, 3};
    assertEquals(6L, par.getMethod("sum", int[].class).invoke(null, (Object) numbers));
    Object counts = par.getMethod("countByInt", int[].class).invoke(null, (Object) numbers);
    assertEquals("org.eclipse.collections.impl", counts.getClass().getModule().getName());
  }

  /** A kernel's package is exported to nobody; copies of it are made all the same. */
  @Test
  void copiesKernelsOnTheModulePath() throws ReflectiveOperationException {
    ModuleLayer.Controller library = libraryLayer();
    Class<?> specializer = load(library.layer(), "org.anabranch.specialize.Specializer");
    library.addExports(
        specializer.getModule(), specializer.getPackageName(), getClass().getModule());
    Method sum =
        load(library.layer(), "org.anabranch.Par")
            .getMethod("sumOfLong", int.class, int.class, IntToLongFunction.class);
    IntToLongFunction ones = i -> 1;
    sum.invoke(null, 0, 1, ones);
    assertEquals(10L << 20, sum.invoke(null, 0, 10 << 20, ones));
    Object counters = specializer.getMethod("counters").invoke(null);
    assertEquals(1L, counters.getClass().getMethod("live").invoke(counters));
  }

  /** The library's module does not require the Vector API and reads it where it is. */
  @Test
  void usesTheVectorApiOnTheModulePathWhereItIsThere() throws IOException, InterruptedException {
    assertEquals("DoubleRowTile", tileOnTheModulePath("org.anabranch"));
    assertEquals("DoubleVectorTile", tileOnTheModulePath("org.anabranch,jdk.incubator.vector"));
  }

  private static String tileOnTheModulePath(String modules)
      throws IOException, InterruptedException {
    Process java =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-p",
                modulePath(),
                "--add-modules",
                modules,
                "--add-exports",
                "org.anabranch/org.anabranch.kernel=ALL-UNNAMED",
                "-cp",
                placeOf(ModulesTest.class).toString(),
                Tile.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, java.waitFor(), output);
    return output.lines().reduce((first, last) -> last).orElse("");
  }

  /** A program that tells which kernel of the matrix product is used. */
  static final class Tile {
    private Tile() {}

    public static void main(String[] args) {
      System.out.println(Tiles.DOUBLES.getClass().getSimpleName());
    }
  }

  private static ModuleLayer.Controller libraryLayer() {
    ModuleLayer boot = ModuleLayer.boot();
    Configuration resolved =
        boot.configuration().resolve(LIBRARY, ModuleFinder.of(), Set.of("org.anabranch"));
    return ModuleLayer.defineModulesWithOneLoader(resolved, List.of(boot), null);
  }

  private static Class<?> load(ModuleLayer layer, String name) throws ClassNotFoundException {
    return layer.findLoader("org.anabranch").loadClass(name);
  }

  @Test
  void aProgramCompilesAgainstTheModulesAlone(@TempDir Path directory) throws IOException {
    Path module = Files.writeString(directory.resolve("module-info.java"), PROGRAM_MODULE);
    Path program = Files.writeString(directory.resolve("Program.java"), PROGRAM);
    StringWriter messages = new StringWriter();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> strict =
        List.of("-Xlint:all", "-Werror", "-p", modulePath(), "-d", directory.toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      assertTrue(
          compiler
              .getTask(
                  messages, files, null, strict, null, files.getJavaFileObjects(module, program))
              .call(),
          messages::toString);
    }
  }

  private static String modulePath() {
    return String.join(
        File.pathSeparator,
        placeOf(WorkStealingPool.class).toString(),
        placeOf(Par.class).toString(),
        placeOf(ListMultimap.class).toString(),
        placeOf(FastListMultimap.class).toString());
  }

  private static Set<String> openTo(String module) {
    return descriptor(module).exports().stream()
        .filter(exports -> !exports.isQualified())
        .map(Exports::source)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> needsOf(String module) {
    return descriptor(module).requires().stream()
        .filter(requires -> !requires.modifiers().contains(Requires.Modifier.STATIC))
        .map(Requires::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static ModuleDescriptor descriptor(String module) {
    return LIBRARY.find(module).orElseThrow().descriptor();
  }

  private static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
