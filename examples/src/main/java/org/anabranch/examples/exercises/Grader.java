package org.anabranch.examples.exercises;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.anabranch.core.Body;
import org.anabranch.core.WorkStealingPool;
import org.jspecify.annotations.Nullable;

/**
 * Judges an answer to an exercise by what it computes and by what it counts, never by a clock, so
 * that the verdict is the same on every machine. First the counted twin runs, on one thread; what
 * passes there runs as it is, on pools.
 */
final class Grader {
  /** Work beyond so many times that of the loop is too much. */
  private static final int WORK_FACTOR = 3;

  private static final int LEAST_UNITS_PER_LEAF = 64;
  private static final int LEAST_PARALLELISM = 8;

  /** The inputs differ by 16, or 8 in the work of matrices; a span that follows them is linear. */
  private static final int SPAN_GROWTH = 5;

  private static final int ROUNDS_IN_POOLS = 3;
  private static final int SHORT = 8;

  private final Exercise exercise;
  private final Class<?> answer;

  /** What the large input counted. */
  private Meter counted = new Meter(0);

  private Grader(Exercise exercise, Class<?> answer) {
    this.exercise = exercise;
    this.answer = answer;
  }

  /** The verdict on a class with the {@code solve} of the exercise. */
  static Verdict grade(Exercise exercise, Class<?> answer) {
    Grader grader = new Grader(exercise, answer);
    try {
      Optional<String> complaint = grader.onEdges().or(grader::structure).or(grader::inPools);
      return new Verdict(exercise.type(), complaint.isEmpty(), complaint.orElseGet(grader::praise));
    } catch (Wrong wrong) {
      return new Verdict(exercise.type(), false, wrong.sentence);
    }
  }

  /** A program that did not come to an end as it should, and the sentence that says so. */
  private static final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String sentence;

    Wrong(String sentence, Throwable cause) {
      super(sentence, cause);
      this.sentence = sentence;
    }
  }

  private Optional<String> onEdges() {
    for (long[] input : exercise.form().edges()) {
      Optional<String> difference = difference(input, counted(input, new Meter(limit(input))));
      if (difference.isPresent()) {
        return difference;
      }
    }
    return Optional.empty();
  }

  /** Far more accesses than any answer needs that ends. */
  private static long limit(long[] input) {
    return 10_000 + 1_000L * input.length;
  }

  private Optional<String> structure() {
    Meter small = meterOf(exercise.small());
    Meter large = meterOf(exercise.large());
    long serial = exercise.serialUnits().applyAsLong(exercise.large());
    counted = large;
    if (large.forks() == 0) {
      return Optional.of("The result is right, but nothing was forked: one worker does it all.");
    }
    if (large.span() >= large.work() * 9 / 10) {
      return Optional.of(
          "Tasks are forked, but none runs beside another: a join must come after the work that"
              + " goes on meanwhile, not right after its fork.");
    }
    if (large.unitsPerLeaf() < LEAST_UNITS_PER_LEAF) {
      return Optional.of(
          "A leaf makes only "
              + large.unitsPerLeaf()
              + " accesses, less than its fork costs: stop splitting earlier, and end in a loop.");
    }
    if (large.span() > SPAN_GROWTH * small.span()) {
      return Optional.of(
          "The longest chain of tasks grows as the input does, from "
              + small.span()
              + " to "
              + large.span()
              + " accesses: one task does a part alone that should be split, perhaps the step that"
              + " puts the halves together.");
    }
    if (large.work() > WORK_FACTOR * serial) {
      return Optional.of(
          "All tasks together make "
              + ratio(large.work(), serial)
              + " times the accesses of the loop; "
              + WORK_FACTOR
              + " would be many.");
    }
    if (large.work() < LEAST_PARALLELISM * large.span()) {
      return Optional.of(
          "No more than "
              + ratio(large.work(), large.span())
              + " workers ever have something to do: split further.");
    }
    return Optional.empty();
  }

  private Optional<String> inPools() {
    long[] input = exercise.form().random(exercise.form().size(exercise.small() + 1));
    for (int parallelism : new int[] {2, 3}) {
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        for (int round = 0; round < ROUNDS_IN_POOLS; round++) {
          Body<long[], RuntimeException> body = () -> run(answer, input, null);
          Optional<String> difference = difference(input, pool.call(body));
          if (difference.isPresent()) {
            return Optional.of(
                "Right on one thread, but with "
                    + parallelism
                    + " workers two tasks get into each other's way: "
                    + difference.get());
          }
        }
      }
    }
    return Optional.empty();
  }

  private String praise() {
    Meter meter = counted;
    long serial = exercise.serialUnits().applyAsLong(exercise.large());
    return String.format(
        Locale.ROOT,
        "%d forks, work %s times the loop's, span %d, parallelism %s",
        meter.forks(),
        ratio(meter.work(), serial),
        meter.span(),
        ratio(meter.work(), meter.span()));
  }

  private Meter meterOf(int size) {
    long[] input = exercise.form().random(exercise.form().size(size));
    Meter meter = new Meter(limit(input));
    counted(input, meter);
    return meter;
  }

  private long[] counted(long[] input, Meter meter) {
    Class<?> twin = CountingLoader.counted(answer);
    long[][] result = new long[1][];
    meter.during(() -> result[0] = run(twin, input, meter));
    return result[0];
  }

  private long[] run(Class<?> program, long[] input, @Nullable Meter meter) {
    try {
      Method solve = exercise.form().solveOf(program);
      return exercise.form().run(solve, input, meter);
    } catch (NoSuchMethodException e) {
      throw new Wrong(
          "There is no public static solve that takes and returns what that of the skeleton does.",
          e);
    } catch (Meter.Runaway e) {
      throw new Wrong(
          "For " + text(input) + " it does not come to an end: " + e.getMessage() + ".", e);
    } catch (StackOverflowError e) {
      throw new Wrong(
          "For " + text(input) + " the recursion has no end: which ranges are not split?", e);
    } catch (Throwable e) {
      throw new Wrong("For " + text(input) + " it throws " + e + ".", e);
    }
  }

  private Optional<String> difference(long[] input, long[] result) {
    long[] expected = exercise.expected().apply(input);
    int at = Arrays.mismatch(expected, result);
    if (at < 0) {
      return Optional.empty();
    }
    String found =
        expected.length == 1 && result.length == 1
            ? "the result is " + result[0] + " instead of " + expected[0]
            : expected.length != result.length
                ? "there are " + result.length + " numbers instead of " + expected.length
                : "number " + at + " is " + result[at] + " instead of " + expected[at];
    return Optional.of("For " + text(input) + " " + found + ".");
  }

  private static String text(long[] input) {
    return input.length <= SHORT ? Arrays.toString(input) : input.length + " numbers";
  }

  private static String ratio(long a, long b) {
    return String.format(Locale.ROOT, "%.1f", (double) a / b);
  }
}
