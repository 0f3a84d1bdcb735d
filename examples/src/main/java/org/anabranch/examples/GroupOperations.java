package org.anabranch.examples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.anabranch.Par;

/** What the showcase counts and groups: the bytes of class files, and their names by package. */
final class GroupOperations {
  private static final int MOST_INTS = 1 << 22;
  private static final int VALUES = 256;

  private GroupOperations() {}

  /** How often each byte occurs. */
  private static final class ByteCounts {
    private final long[] counts;

    ByteCounts(long[] counts) {
      this.counts = counts;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof ByteCounts others && Arrays.equals(counts, others.counts);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
      int most = Par.maxIndex(counts);
      return String.format(Locale.ROOT, "%,d times %d", counts[most], most);
    }
  }

  /** The classes of each package, in the order of the listing. */
  private record Packages(Map<String, ?> classes) {
    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%,d packages", classes.size());
    }
  }

  /** The operations over files: their bytes, their names and the packages of these. */
  static List<Operation<?>> over(byte[] bytes, String[] names, String[] packages) {
    return List.of(byteHistogram(firstAsInts(bytes)), byPackage(names, packages));
  }

  private static Operation<ByteCounts> byteHistogram(int[] values) {
    return new Operation<>(
        "histogram of bytes",
        String.format(
            Locale.ROOT, "how often each value occurs among the first %,d bytes", values.length),
        () -> {
          long[] counts = new long[VALUES];
          for (int value : values) {
            counts[value]++;
          }
          return new ByteCounts(counts);
        },
        () ->
            new ByteCounts(
                Arrays.stream(values)
                    .parallel()
                    .collect(
                        () -> new long[VALUES],
                        (counts, value) -> counts[value]++,
                        GroupOperations::add)),
        () -> new ByteCounts(Par.histogram(values, VALUES)));
  }

  private static void add(long[] counts, long[] others) {
    for (int value = 0; value < VALUES; value++) {
      counts[value] += others[value];
    }
  }

  private static int[] firstAsInts(byte[] bytes) {
    int[] values = new int[Math.min(bytes.length, MOST_INTS)];
    Par.setAll(values, i -> bytes[i] & 0xFF);
    return values;
  }

  private record Member(String type, String home) {}

  private static Operation<Packages> byPackage(String[] names, String[] packages) {
    Member[] members =
        IntStream.range(0, names.length)
            .mapToObj(i -> new Member(names[i], packages[i]))
            .toArray(Member[]::new);
    return new Operation<>(
        "classes by package",
        "the classes of each package, in the order of the listing",
        () -> {
          Map<String, List<Member>> groups = new HashMap<>();
          for (Member member : members) {
            groups.computeIfAbsent(member.home, home -> new ArrayList<>()).add(member);
          }
          return new Packages(groups);
        },
        () ->
            new Packages(
                Arrays.stream(members).parallel().collect(Collectors.groupingBy(Member::home))),
        () -> new Packages(Par.groupBy(members, Member::home).toMap()));
  }
}
