package org.anabranch.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.anabranch.Par;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** The library as modules, which a test on the class path would otherwise never see. */
class ModulesTest {
  private static final Repository REPOSITORY = Repository.find();
  private static final ModuleFinder LIBRARY =
      ModuleFinder.of(placeOf(WorkStealingPool.class), placeOf(Par.class));

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
  void needsNoModuleButTheJdkAtRunTime() {
    assertEquals(Set.of("java.base"), needsOf("org.anabranch.core"));
    assertEquals(Set.of("java.base", "org.anabranch.core"), needsOf("org.anabranch"));
  }

  @Test
  void runsOnTheModulePath() throws ReflectiveOperationException {
    ModuleLayer boot = ModuleLayer.boot();
    Configuration resolved =
        boot.configuration().resolve(LIBRARY, ModuleFinder.of(), Set.of("org.anabranch"));
    ModuleLayer layer = boot.defineModulesWithOneLoader(resolved, null);
    Class<?> par = layer.findLoader("org.anabranch").loadClass("org.anabranch.Par");

    assertEquals("org.anabranch", par.getModule().getName());
    int[] numbers = {1, 2, 3};
    assertEquals(6L, par.getMethod("sum", int[].class).invoke(null, (Object) numbers));
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
