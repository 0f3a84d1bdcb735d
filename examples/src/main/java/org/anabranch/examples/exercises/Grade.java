package org.anabranch.examples.exercises;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Grades all six answers, or shows what an exercise asks and its hints. */
public final class Grade {
  private static final String SKELETON = "skeleton";

  private Grade() {}

  /** The verdicts on the answers in a package beside this one. */
  static List<Verdict> all(String packageName) {
    return Exercises.ALL.stream()
        .map(exercise -> Grader.grade(exercise, answer(packageName, exercise.type())))
        .toList();
  }

  private static Class<?> answer(String packageName, String type) {
    String name = Grade.class.getPackageName() + "." + packageName + "." + type;
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException("there is no class " + name, e);
    }
  }

  private static String hints(String type, int count) {
    Exercise exercise =
        Exercises.ALL.stream()
            .filter(e -> e.type().toLowerCase(Locale.ROOT).equals(type.toLowerCase(Locale.ROOT)))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("there is no exercise " + type));
    List<String> lines = new ArrayList<>(List.of(exercise.statement()));
    lines.addAll(exercise.hints().subList(0, Math.min(count, exercise.hints().size())));
    return String.join("\n", lines);
  }

  /**
   * Prints a verdict for each exercise; with {@code hint}, what an exercise asks and how to begin.
   *
   * @param args {@code skeleton} (if absent) or {@code solution}; or {@code hint}, the name of an
   *     exercise, and how many hints to show, none if absent
   */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    if (args.length >= 2 && args[0].equals("hint")) {
      out.println(hints(args[1], args.length == 2 ? 0 : Integer.parseInt(args[2])));
      return;
    }
    all(args.length == 0 ? SKELETON : args[0]).forEach(out::println);
  }
}
