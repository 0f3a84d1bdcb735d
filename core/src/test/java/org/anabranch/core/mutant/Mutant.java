package org.anabranch.core.mutant;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Scenario;
import org.jspecify.annotations.Nullable;

/**
 * A class of the library with one thing broken on purpose, to see whether some test notices.
 *
 * <p>The mutant is made from the source as it is now: a snippet that must occur in it exactly once
 * is replaced, and the result compiled. So a mutant cannot rot unseen; when the source changes, it
 * fails until somebody has looked at it. What is tried on it is loaded anew beside it.
 */
public final class Mutant {
  private static final Path SOURCES = Path.of("src", "main", "java");

  private final String name;
  private final List<Class<?>> types = new ArrayList<>();
  private final List<String> sources = new ArrayList<>();

  private Mutant(String name) {
    this.name = name;
  }

  /**
   * A mutant of nothing yet.
   *
   * @param name what is wrong with it
   */
  public static Mutant that(String name) {
    return new Mutant(name);
  }

  /**
   * Changes a class; white space does not count.
   *
   * @param type a top-level class of the library
   * @param snippet a piece of its source that occurs once
   * @param replacement what stands in its place
   */
  public Mutant replace(Class<?> type, String snippet, String replacement) {
    int index = types.indexOf(type);
    if (index < 0) {
      index = types.size();
      types.add(type);
      sources.add(sourceOf(type));
    }
    sources.set(index, replaceOnce(sources.get(index), snippet, replacement));
    return this;
  }

  private static String sourceOf(Class<?> type) {
    try {
      return Files.readString(SOURCES.resolve(type.getName().replace('.', '/') + ".java"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String replaceOnce(String source, String snippet, String replacement) {
    String pattern =
        Arrays.stream(snippet.strip().split("\\s+"))
            .map(Pattern::quote)
            .collect(Collectors.joining("\\s+"));
    Matcher matcher = Pattern.compile(pattern).matcher(source);
    if (!matcher.find()) {
      throw new IllegalArgumentException("the source has changed; no longer there: " + snippet);
    }
    int from = matcher.start();
    int to = matcher.end();
    if (matcher.find()) {
      throw new IllegalArgumentException("occurs more than once: " + snippet);
    }
    return source.substring(0, from) + replacement + source.substring(to);
  }

  /**
   * Makes an object that sees the mutant where others see the original.
   *
   * @param type a class with a constructor without parameters, loaded anew
   * @param as an interface of a package that is not loaded anew
   */
  public <T> T instantiate(Class<? extends T> type, Class<T> as) {
    try {
      var constructor = load(type).getDeclaredConstructor();
      constructor.setAccessible(true);
      return as.cast(constructor.newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(type + " cannot be made beside: " + name, e);
    }
  }

  /**
   * Fails unless a schedule shows the mutant.
   *
   * @param scenario what is played, with a constructor without parameters
   * @param explorer which schedules are tried
   */
  public void mustBeFoundOut(Class<? extends Scenario> scenario, Explorer explorer) {
    boolean found = explorer.findFailure(instantiate(scenario, Scenario.class)).isPresent();
    assertTrue(found, () -> "not found in " + explorer.schedules() + " schedules");
  }

  /**
   * Loads a class that sees the mutant where others see the original.
   *
   * @param type the class to load anew
   */
  public Class<?> load(Class<?> type) {
    try {
      return Class.forName(type.getName(), true, new MutantLoader(compile()));
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(type + " cannot be loaded beside: " + name, e);
    }
  }

  private CompiledClasses compile() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    var files = new CompiledClasses(compiler.getStandardFileManager(null, null, null));
    List<JavaFileObject> units = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      units.add(new SourceText(types.get(i), sources.get(i)));
    }
    String classPath =
        placeOf(types.get(0)) + System.getProperty("path.separator") + placeOf(Nullable.class);
    List<String> options = List.of("-proc:none", "-Xlint:none", "-classpath", classPath);
    StringWriter messages = new StringWriter();
    if (!compiler.getTask(messages, files, null, options, null, units).call()) {
      throw new IllegalArgumentException(name + " does not compile: " + messages);
    }
    return files;
  }

  private static Path placeOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }

  /** A source file in memory. */
  private static final class SourceText extends SimpleJavaFileObject {
    private final String text;

    SourceText(Class<?> type, String text) {
      super(URI.create("mutant:///" + type.getName().replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
