package org.anabranch.benchmarks.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** All results there are. */
final class Results {
  private final List<Result> all = new ArrayList<>();
  private final Map<Origin, Set<Suite>> origins = new LinkedHashMap<>();

  /** Adds a result, to an earlier one of the same line, JDK and setting where there is one. */
  void add(Result added) {
    for (int i = 0; i < all.size(); i++) {
      Result old = all.get(i);
      if (old.line().equals(added.line())
          && old.jdk().equals(added.jdk())
          && old.setting() == added.setting()) {
        all.set(i, merged(old, added));
        return;
      }
    }
    all.add(added);
  }

  private static Result merged(Result old, Result added) {
    return new Result(
        old.line(),
        old.jdk(),
        old.setting(),
        old.unit(),
        old.times().and(added.times()),
        old.bytes().and(added.bytes()));
  }

  List<Result> all() {
    return all;
  }

  /** Notes where results of a suite come from. */
  void addOrigin(Origin origin, Suite suite) {
    origins.computeIfAbsent(origin, o -> EnumSet.noneOf(Suite.class)).add(suite);
  }

  /** Where the results come from, and which suites each origin has. */
  Map<Origin, Set<Suite>> origins() {
    return origins;
  }

  /** The major versions of the JDKs measured, newest first. */
  List<String> jdks() {
    TreeSet<String> jdks =
        new TreeSet<>(Comparator.comparingInt((String jdk) -> -Integer.parseInt(jdk)));
    all.forEach(result -> jdks.add(result.jdk()));
    return List.copyOf(jdks);
  }

  /** The newest JDK that a suite was measured on. */
  Optional<String> newestJdk(Suite suite) {
    return jdks().stream()
        .filter(jdk -> all.stream().anyMatch(r -> r.jdk().equals(jdk) && r.line().suite() == suite))
        .findFirst();
  }

  /** The result of a line on a JDK, in the setting where it is fastest of those with most forks. */
  Optional<Result> best(String jdk, Line line) {
    return all.stream()
        .filter(result -> result.jdk().equals(jdk) && result.line().equals(line))
        .min(
            Comparator.comparingInt((Result result) -> -result.times().rounds())
                .thenComparingDouble(result -> result.times().median()));
  }
}
