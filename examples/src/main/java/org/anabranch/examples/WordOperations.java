package org.anabranch.examples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.anabranch.Par;

/** What the showcase does with the words in the names of class files. */
final class WordOperations {
  private static final int TOP = 5;
  private static final Comparator<Word> ORDER =
      Comparator.comparingLong(Word::count).reversed().thenComparing(Word::text);

  private WordOperations() {}

  /** A word and how often it occurs. */
  record Word(String text, long count) {
    @Override
    public String toString() {
      return text + " " + count;
    }
  }

  /** The operations over names. */
  static List<Operation<?>> over(String[] names) {
    return List.of(topWords(names));
  }

  private static Operation<List<Word>> topWords(String[] names) {
    return new Operation<>(
        "top words",
        "the words that occur most often in the names: WorkStealingPool has three",
        () -> {
          Map<String, Long> counts = new HashMap<>();
          for (String name : names) {
            words(name, word -> counts.merge(word, 1L, Long::sum));
          }
          List<Word> all = new ArrayList<>();
          counts.forEach((text, count) -> all.add(new Word(text, count)));
          all.sort(ORDER);
          return List.copyOf(all.subList(0, Math.min(TOP, all.size())));
        },
        () ->
            Arrays.stream(names)
                .parallel()
                .<String>mapMulti(WordOperations::words)
                .collect(Collectors.groupingBy(word -> word, Collectors.counting()))
                .entrySet()
                .stream()
                .map(entry -> new Word(entry.getKey(), entry.getValue()))
                .sorted(ORDER)
                .limit(TOP)
                .toList(),
        () ->
            Par.pipeline(
                    Par.pipeline(names)
                        .<String>mapMulti(WordOperations::words)
                        .collect(Collectors.groupingBy(word -> word, Collectors.counting()))
                        .entrySet())
                .map(entry -> new Word(entry.getKey(), entry.getValue()))
                .sorted(ORDER)
                .limit(TOP)
                .toList());
  }

  /** A word begins with a capital letter behind a small one, or behind what is no letter. */
  private static void words(String name, Consumer<String> consumer) {
    int start = 0;
    for (int i = 0; i <= name.length(); i++) {
      if (i == name.length() || !Character.isLetter(name.charAt(i)) || begins(name, i)) {
        if (start < i) {
          consumer.accept(name.substring(start, i));
        }
        start = i < name.length() && Character.isLetter(name.charAt(i)) ? i : i + 1;
      }
    }
  }

  private static boolean begins(String name, int i) {
    return i > 0
        && Character.isUpperCase(name.charAt(i))
        && Character.isLowerCase(name.charAt(i - 1));
  }
}
