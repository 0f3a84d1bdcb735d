package org.anabranch.house;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the Java files of the project declare, by simple name.
 *
 * <p>Sources and not classes are read, because the documents also name benchmarks, tests and litmus
 * tests, which no single class path holds together. Comments are cut out first: a name that only a
 * stale comment still mentions does not count. String literals count as properties only.
 */
final class SourceIndex {
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");
  private static final Pattern LITERAL = Pattern.compile("\"(?:[^\"\\\\\\n]|\\\\.)*\"");
  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|interface|record|enum)\\s+([A-Z]\\w*)([^{;]*)");
  private static final Pattern SUPERTYPE = Pattern.compile("\\b[A-Z]\\w*");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");

  private final Map<String, String> codeOfType = new HashMap<>();
  private final Map<String, Set<String>> supertypes = new HashMap<>();
  private final Set<String> packages = new HashSet<>();
  private final StringBuilder code = new StringBuilder();
  private final StringBuilder literals = new StringBuilder();

  SourceIndex(Repository repository) {
    for (Path file : repository.java()) {
      String text = COMMENT.matcher(repository.text(file)).replaceAll(" ");
      if (repository.name(file).contains("/src/main/")) {
        LITERAL.matcher(text).results().forEach(found -> literals.append(found.group()));
      }
      add(LITERAL.matcher(text).replaceAll("\"\""));
    }
    for (Path file : repository.files()) {
      if (file.endsWith("pom.xml")) {
        literals.append(repository.text(file));
      }
    }
  }

  private void add(String text) {
    code.append(text);
    Matcher packageLine = PACKAGE.matcher(text);
    if (packageLine.find()) {
      packages.add(packageLine.group(1));
    }
    Matcher type = TYPE.matcher(text);
    while (type.find()) {
      codeOfType.merge(type.group(1), text, String::concat);
      Matcher above = SUPERTYPE.matcher(type.group(2));
      while (above.find()) {
        supertypes.computeIfAbsent(type.group(1), name -> new HashSet<>()).add(above.group());
      }
    }
  }

  boolean hasPackage(String name) {
    return packages.contains(name);
  }

  boolean hasType(String simpleName) {
    return codeOfType.containsKey(simpleName);
  }

  /**
   * Whether the type or one it extends declares the member; a call on another object is no proof.
   */
  boolean hasMember(String type, String member) {
    return hasMember(type, Pattern.compile("(?<![.\\w])" + member + "\\b"), new HashSet<>());
  }

  private boolean hasMember(String type, Pattern member, Set<String> seen) {
    if (!seen.add(type) || !hasType(type)) {
      return false;
    }
    return member.matcher(codeOfType.getOrDefault(type, "")).find()
        || supertypes.getOrDefault(type, Set.of()).stream()
            .anyMatch(above -> hasMember(above, member, seen));
  }

  /** Whether any code, comments and literals aside, has the word. */
  boolean uses(String word) {
    return hasWord(code, word);
  }

  /**
   * Whether a build file or a literal that is no test's holds the name of the property or variable.
   */
  boolean hasProperty(String name) {
    return hasWord(literals, name);
  }

  private static boolean hasWord(CharSequence text, String word) {
    return Pattern.compile("(?<![\\w.])" + Pattern.quote(word) + "(?![\\w.])").matcher(text).find();
  }
}
