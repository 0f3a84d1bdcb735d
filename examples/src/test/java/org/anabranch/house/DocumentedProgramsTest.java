package org.anabranch.house;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A whole program in the documents compiles, and prints what the document says it prints. */
class DocumentedProgramsTest {
  private static final Repository REPOSITORY = Repository.find();
  private static final Pattern PROGRAM =
      Pattern.compile(
          "(?ms)^```java\\n((?:(?!^```).)*^class (\\w+) \\{(?:(?!^```).)* void main\\("
              + "(?:(?!^```).)*)^```\\n(?:(?!^```).)*^```text\\n(.*?)^```");

  /** A program with its output, as a document shows them. */
  record Program(String document, String name, String source, String output) {
    @Override
    public String toString() {
      return name + " of " + document;
    }
  }

  static Stream<Program> programs() {
    return REPOSITORY.markdown().stream().flatMap(DocumentedProgramsTest::programsOf);
  }

  private static Stream<Program> programsOf(Path document) {
    String name = REPOSITORY.name(document);
    return PROGRAM
        .matcher(REPOSITORY.text(document))
        .results()
        .map(found -> new Program(name, found.group(2), found.group(1), found.group(3)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "blocking",
        "cancellation",
        "context",
        "graphs",
        "recorder",
        "scopes",
        "submitting",
      })
  void eachServiceOfTheSchedulerHasOne(String page) {
    String document = "docs/" + page + ".md";
    assertTrue(programs().anyMatch(program -> program.document().equals(document)), document);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsWhatTheDocumentSays(Program program, @TempDir Path directory)
      throws IOException, ReflectiveOperationException {
    compile(program, directory);
    URL[] places = {directory.toUri().toURL()};
    PrintStream original = System.out;
    ByteArrayOutputStream caught = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(places)) {
      var main = loader.loadClass(program.name()).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      System.setOut(new PrintStream(caught, true, UTF_8));
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(original);
    }
    assertEquals(program.output(), caught.toString(UTF_8));
  }

  private static void compile(Program program, Path directory) throws IOException {
    Path source = directory.resolve(program.name() + ".java");
    Files.writeString(source, program.source());
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of("-proc:none", "-cp", System.getProperty("java.class.path"), "-d", "" + directory);
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      var task =
          compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(source));
      assertTrue(task.call(), () -> program + " does not compile: " + messages);
    }
  }
}
