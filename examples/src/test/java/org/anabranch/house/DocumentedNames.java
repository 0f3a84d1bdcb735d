package org.anabranch.house;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Resolves what a Markdown file names.
 *
 * <p>In backticks, these are names and must exist: a file or directory ({@code core/pom.xml},
 * {@code DEQUE.md}), a type with or without a member ({@code Par}, {@code Par.sum}, {@code
 * ForkTask#fork()}), a package or a property ({@code org.anabranch.core}, {@code anabranch.shim}),
 * a method written with parentheses ({@code fork()}), a constant or an environment variable ({@code
 * MAX_WORKERS}). Everything else in backticks is free text: lower-case words, commands, formulas.
 * In Java samples each {@code Type.member} of a type of the project must exist, there or in a type
 * of the JDK with the same name.
 */
final class DocumentedNames {
  /** Names that neither the sources nor the running JDK declare, each with its reason. */
  private static final Map<String, String> OUTSIDE =
      Map.of(
          "NullMarked", "annotation of JSpecify",
          "Nullable", "annotation of JSpecify");

  private static final Pattern PATH = Pattern.compile("[\\w.-]*(?:/[\\w.-]*)+|[\\w-]+\\.[a-z]+");
  private static final Pattern FILE_SUFFIX =
      Pattern.compile(".*\\.(java|md|xml|csv|json|svg|png|properties|config|jar)");
  private static final Pattern TYPE =
      Pattern.compile(
          "@?([A-Z]\\w*[a-z]\\w*(?:\\.[A-Z]\\w*[a-z]\\w*)*)(?:<.*>)?(?:[.#](\\w+))?(?:\\(.*\\))?(?:\\.java)?");
  private static final Pattern DOTTED = Pattern.compile("[a-z]\\w*(?:\\.\\w+)+");
  private static final Pattern METHOD = Pattern.compile("([a-z]\\w*)\\(.*\\)");
  private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+");
  private static final Pattern SAMPLE_NAME = Pattern.compile("\\b([A-Z]\\w*)\\.(\\w+)");

  private final Repository repository;
  private final SourceIndex sources;
  private final JdkIndex jdk = new JdkIndex();

  DocumentedNames(Repository repository) {
    this.repository = repository;
    this.sources = new SourceIndex(repository);
  }

  /** What the text, read as a file of this place, names in vain. */
  List<String> unresolved(Path place, String text) {
    MarkdownDocument document = MarkdownDocument.parse(text);
    List<String> missing = new ArrayList<>();
    document.links().stream()
        .filter(link -> !resolvesLink(place, document, link))
        .map(link -> "link " + link)
        .forEach(missing::add);
    document.codeSpans().stream()
        .filter(span -> !resolvesSpan(place, span))
        .map(span -> "name `" + span + "`")
        .forEach(missing::add);
    document.javaSamples().stream()
        .flatMap(this::unresolvedInSample)
        .map(name -> "sample " + name)
        .forEach(missing::add);
    return missing;
  }

  private boolean resolvesLink(Path place, MarkdownDocument document, String link) {
    if (link.matches("(https?|mailto):.*")) {
      return true;
    }
    int hash = link.indexOf('#');
    String target = hash < 0 ? link : link.substring(0, hash);
    String anchor = hash < 0 ? "" : link.substring(hash + 1);
    Path file = place.resolveSibling(target).normalize();
    if (!target.isEmpty() && !Files.exists(file)) {
      return false;
    }
    if (anchor.isEmpty()) {
      return true;
    }
    MarkdownDocument linked =
        target.isEmpty() ? document : MarkdownDocument.parse(repository.text(file));
    return linked.anchors().contains(anchor);
  }

  private boolean resolvesSpan(Path place, String span) {
    if (PATH.matcher(span).matches() && isFileName(place, span)) {
      return resolvesPath(place, span);
    }
    Matcher type = TYPE.matcher(span);
    if (type.matches()) {
      return resolvesType(type.group(1), type.group(2));
    }
    if (DOTTED.matcher(span).matches()) {
      return resolvesDotted(span);
    }
    Matcher method = METHOD.matcher(span);
    if (method.matches()) {
      return sources.uses(method.group(1));
    }
    return !CONSTANT.matcher(span).matches() || sources.uses(span) || sources.hasProperty(span);
  }

  /** Tells {@code docs/decisions} from {@code n/2}. */
  private boolean isFileName(Path place, String span) {
    int slash = span.indexOf('/');
    return FILE_SUFFIX.matcher(span).matches()
        || (slash > 0 && (span.endsWith("/") || exists(place, span.substring(0, slash))));
  }

  private boolean exists(Path place, String path) {
    return Files.exists(repository.root().resolve(path))
        || Files.exists(place.resolveSibling(path));
  }

  private boolean resolvesPath(Path place, String path) {
    if (path.contains("target/")) {
      return true; // what a build writes is not there before it
    }
    boolean bareName = !path.contains("/");
    return exists(place, path)
        || (bareName && repository.files().stream().anyMatch(file -> file.endsWith(path)));
  }

  private boolean resolvesType(String type, String member) {
    if (OUTSIDE.containsKey(type)) {
      return true;
    }
    String innermost = type.substring(type.lastIndexOf('.') + 1);
    if (member == null) {
      return sources.hasType(innermost) || jdk.hasType(type);
    }
    return sources.hasMember(innermost, member) || jdk.hasMember(type, member);
  }

  private boolean resolvesDotted(String name) {
    int dot = name.lastIndexOf('.');
    String last = name.substring(dot + 1);
    if (Character.isUpperCase(last.charAt(0))) {
      return name.startsWith("java.")
          ? jdk.hasType(name)
          : sources.hasPackage(name.substring(0, dot)) && sources.hasType(last);
    }
    return sources.hasPackage(name)
        || sources.hasPackage("org.anabranch." + name)
        || jdk.hasPackage(name)
        || (!name.startsWith("org.anabranch") && sources.hasProperty(name));
  }

  private Stream<String> unresolvedInSample(String sample) {
    return SAMPLE_NAME
        .matcher(sample)
        .results()
        .filter(name -> sources.hasType(name.group(1)))
        .filter(name -> !sources.hasMember(name.group(1), name.group(2)))
        .filter(name -> !jdk.hasMember(name.group(1), name.group(2)))
        .map(name -> name.group());
  }
}
