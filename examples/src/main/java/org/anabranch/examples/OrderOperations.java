package org.anabranch.examples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.anabranch.Par;

/** What the showcase brings into order: the names and sizes of class files. */
final class OrderOperations {
  private static final int LARGEST = 10;

  private OrderOperations() {}

  /** A file and how large it is. */
  private record Sized(String name, long size) {}

  /** The operations over files, the sizes in the order of the names. */
  static List<Operation<?>> over(String[] names, long[] sizes) {
    return List.of(sortedNames(names), sortedBySize(names, sizes), largest(names, sizes));
  }

  private static Operation<Names> sortedNames(String[] names) {
    return new Operation<>(
        "names sorted",
        "the names of all class files, in their natural order",
        () -> {
          String[] sorted = names.clone();
          Arrays.sort(sorted);
          return new Names(sorted);
        },
        () -> new Names(Arrays.stream(names).parallel().sorted().toArray(String[]::new)),
        () -> {
          String[] sorted = names.clone();
          Par.sort(sorted);
          return new Names(sorted);
        });
  }

  /** Equal sizes keep the order of the names: all three sorts are stable. */
  private static Operation<Names> sortedBySize(String[] names, long[] sizes) {
    Comparator<Sized> bySize = Comparator.comparingLong(Sized::size);
    return new Operation<>(
        "files by size",
        "all files by their sizes; Par sorts the sizes and takes the names along",
        () -> {
          List<Sized> files = sized(names, sizes);
          files.sort(bySize);
          return new Names(files.stream().map(Sized::name).toArray(String[]::new));
        },
        () ->
            new Names(
                sized(names, sizes).parallelStream()
                    .sorted(bySize)
                    .map(Sized::name)
                    .toArray(String[]::new)),
        () -> {
          String[] sorted = names.clone();
          Par.sortByKey(sizes.clone(), sorted);
          return new Names(sorted);
        });
  }

  private static List<Sized> sized(String[] names, long[] sizes) {
    List<Sized> files = new ArrayList<>(names.length);
    for (int i = 0; i < names.length; i++) {
      files.add(new Sized(names[i], sizes[i]));
    }
    return files;
  }

  private static Operation<Names> largest(String[] names, long[] sizes) {
    Comparator<Integer> bySize = Comparator.comparingLong(i -> sizes[i]);
    Integer[] indices = IntStream.range(0, names.length).boxed().toArray(Integer[]::new);
    return new Operation<>(
        "ten largest",
        "the largest class files, the largest first",
        () -> {
          Integer[] sorted = indices.clone();
          Arrays.sort(sorted, bySize.reversed());
          return named(names, Arrays.copyOf(sorted, Math.min(LARGEST, sorted.length)));
        },
        () ->
            named(
                names,
                Arrays.stream(indices)
                    .parallel()
                    .sorted(bySize.reversed())
                    .limit(LARGEST)
                    .toArray(Integer[]::new)),
        () -> named(names, Par.topK(indices, LARGEST, bySize)));
  }

  private static Names named(String[] names, Integer[] indices) {
    return new Names(Arrays.stream(indices).map(i -> names[i]).toArray(String[]::new));
  }

  /** Names in some order, compared as a whole; the table shows the first. */
  static final class Names {
    private final List<String> names;

    Names(String[] names) {
      this.names = List.of(names);
    }

    List<String> names() {
      return names;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Names ends && names.equals(ends.names);
    }

    @Override
    public int hashCode() {
      return names.hashCode();
    }

    @Override
    public String toString() {
      return names.isEmpty() ? "nothing" : names.get(0) + " ...";
    }
  }
}
