package org.anabranch.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.elements.ClassesShould;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The class files keep the rules that {@code docs/ARCHITECTURE.md} states in its tables. */
class ArchitectureTest {
  private static final Repository REPOSITORY = Repository.find();
  private static final LayerTable TABLE = LayerTable.ofThe(REPOSITORY);
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.anabranch");

  private static final DescribedPredicate<JavaClass> PRIMITIVES =
      describe("primitives", type -> type.getBaseComponentType().isPrimitive());

  private static final DescribedPredicate<JavaClass> OF_THE_LIBRARY =
      describe(
          "classes of core and algorithms",
          type -> !type.getPackageName().startsWith("org.anabranch.examples"));

  static Stream<String> layers() {
    return TABLE.mayImport().keySet().stream()
        .filter(row -> TABLE.allowed(row).isPresent())
        .sorted();
  }

  static Stream<String> guardedClasses() {
    return TABLE.mayMention().keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("layers")
  void importsOnlyWhatItsRowAllows(String row) {
    List<String> allowed = new ArrayList<>(List.of("java..", "javax..", "org.jspecify.."));
    allowed.addAll(TABLE.allowed(row).orElseThrow());
    TABLE.libraries(row).forEach(library -> allowed.add(library + ".."));
    classes()
        .that()
        .resideInAPackage(LayerTable.qualified(row))
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(allowed.toArray(String[]::new)).or(PRIMITIVES))
        .check(CLASSES);
  }

  @ParameterizedTest
  @MethodSource("guardedClasses")
  void isMentionedOnlyWhereTheTableSays(String guarded) {
    List<String> places =
        TABLE.mayMention().getOrDefault(guarded, List.of()).stream()
            .map(LayerTable::qualified)
            .toList();
    noClasses()
        .that(not(livesIn(places)))
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName(guarded)
        .check(CLASSES);
  }

  @Test
  void everyPackageHasARowAndEveryRowAPackage() {
    TreeSet<String> packages = new TreeSet<>();
    for (var file : REPOSITORY.java()) {
      String name = REPOSITORY.name(file);
      int start = name.indexOf("/src/main/java/");
      if (start >= 0 && !name.endsWith("/module-info.java")) {
        String inside = name.substring(start + "/src/main/java/".length());
        packages.add(inside.substring(0, inside.lastIndexOf('/')).replace('/', '.'));
      }
    }
    assertEquals(packages, new TreeSet<>(TABLE.packages()));
  }

  @Test
  void theExportedApiMentionsOnlyExportedTypes() {
    List<String> exported = TABLE.allowed("examples").orElseThrow();
    List<String> leaks =
        CLASSES.stream()
            .filter(type -> exported.contains(type.getPackageName()) && isOpen(type.getModifiers()))
            .flatMap(type -> type.getMembers().stream())
            .filter(member -> isOpen(member.getModifiers()))
            .filter(
                member -> member.getAllInvolvedRawTypes().stream().anyMatch(leaksFrom(exported)))
            .map(JavaMember::getFullName)
            .toList();
    assertEquals(List.of(), leaks);
  }

  @Test
  void packagesFormNoCircle() {
    slices()
        .matching("org.(anabranch..)")
        .namingSlices("$1")
        .should()
        .beFreeOfCycles()
        .check(CLASSES);
  }

  @Test
  void theLibraryKnowsNoOtherForkJoin() {
    theLibrary()
        .dependOnClassesThat()
        .haveNameMatching("java\\.util\\.concurrent\\.(ForkJoin|Recursive|CountedCompleter).*")
        .check(CLASSES);
  }

  @Test
  void theLibraryStartsNoParallelStream() {
    theLibrary()
        .callMethodWhere(describe("start parallel work", ArchitectureTest::isParallelStream))
        .check(CLASSES);
  }

  @Test
  void theLibraryRunsNothingOnTheDefaultExecutor() {
    theLibrary()
        .callMethodWhere(describe("name no executor", ArchitectureTest::takesDefaultExecutor))
        .check(CLASSES);
  }

  @Test
  void aTableThatIsNotThereIsNoEmptyRule() {
    assertThrows(IllegalArgumentException.class, () -> LayerTable.parse("# no tables"));
  }

  private static boolean isOpen(Set<JavaModifier> modifiers) {
    return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
  }

  private static Predicate<JavaClass> leaksFrom(List<String> exported) {
    return type ->
        type.getPackageName().startsWith("org.anabranch")
            && !exported.contains(type.getPackageName());
  }

  private static ClassesShould theLibrary() {
    return noClasses().that(OF_THE_LIBRARY).should();
  }

  private static DescribedPredicate<JavaClass> livesIn(List<String> places) {
    return describe(
        "classes in " + places,
        type ->
            places.stream()
                .anyMatch(
                    place ->
                        type.getPackageName().equals(place)
                            || type.getName().equals(place)
                            || type.getName().startsWith(place + "$")));
  }

  private static boolean isParallelStream(JavaCall<?> call) {
    String owner = call.getTargetOwner().getName();
    String method = call.getName();
    return method.equals("parallelStream")
        || (method.equals("parallel") && owner.startsWith("java.util.stream."))
        || (method.startsWith("parallel") && owner.equals("java.util.Arrays"));
  }

  private static boolean takesDefaultExecutor(JavaCall<?> call) {
    boolean namesExecutor =
        call.getTarget().getRawParameterTypes().stream()
            .anyMatch(type -> type.isEquivalentTo(Executor.class));
    return call.getTargetOwner().isAssignableTo(CompletionStage.class)
        && (call.getName().endsWith("Async") || call.getName().equals("defaultExecutor"))
        && !call.getTargetOwner().equals(call.getOriginOwner()) // a bridge of an own method
        && !namesExecutor;
  }
}
