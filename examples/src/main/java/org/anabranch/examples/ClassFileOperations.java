package org.anabranch.examples;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.anabranch.Par;

/** What the showcase computes over the class files: one entry of {@link #over} per row. */
final class ClassFileOperations {
  /** As doubles all the bytes would take a gigabyte, more than the heap of a small machine. */
  private static final int MOST_DOUBLES = 1 << 24;

  private static final int MAGIC = 0xCAFEBABE;

  private ClassFileOperations() {}

  /**
   * The operations over files of the given sizes, whose contents are {@code bytes}, one behind the
   * other.
   */
  static List<Operation<?>> over(long[] sizes, byte[] bytes) {
    return List.of(
        totalBytes(sizes), offsets(sizes), exactSum(firstAsDoubles(bytes)), magicNumbers(bytes));
  }

  /** A small input: the library should stay on the caller and disturb nobody. */
  private static Operation<Long> totalBytes(long[] sizes) {
    return new Operation<>(
        "total bytes",
        "the sizes of all files, so few numbers that Par stays on the caller",
        () -> {
          long total = 0;
          for (long size : sizes) {
            total += size;
          }
          return total;
        },
        () -> Arrays.stream(sizes).parallel().sum(),
        () -> Par.sum(sizes));
  }

  /** Where each file would begin in an archive. */
  private static Operation<Offsets> offsets(long[] sizes) {
    return new Operation<>(
        "offsets in an archive",
        "where each file begins when all lie one behind the other, and where the last ends",
        () -> {
          long[] starts = new long[sizes.length + 1];
          for (int i = 0; i < sizes.length; i++) {
            starts[i + 1] = starts[i] + sizes[i];
          }
          return new Offsets(starts);
        },
        () -> {
          long[] starts = new long[sizes.length + 1];
          System.arraycopy(sizes, 0, starts, 1, sizes.length);
          Arrays.parallelPrefix(starts, Long::sum);
          return new Offsets(starts);
        },
        () -> {
          long[] starts = new long[sizes.length + 1];
          Par.prefixSum(sizes, 0, sizes.length, starts, 1);
          return new Offsets(starts);
        });
  }

  /**
   * {@code Par.sum} rounds the true sum once, whatever the doubles are. These are whole numbers, so
   * the plain loop is exact as well and can be the check.
   */
  private static Operation<Double> exactSum(double[] values) {
    return new Operation<>(
        "exact sum of doubles",
        String.format(
            Locale.ROOT,
            "the first %,d bytes as doubles; Par rounds the true sum once",
            values.length),
        () -> {
          double sum = 0;
          for (double value : values) {
            sum += value;
          }
          return sum;
        },
        () -> Arrays.stream(values).parallel().sum(),
        () -> Par.sum(values));
  }

  private static double[] firstAsDoubles(byte[] bytes) {
    double[] values = new double[Math.min(bytes.length, MOST_DOUBLES)];
    Par.forRange(
        0,
        values.length,
        (from, to) -> {
          for (int i = from; i < to; i++) {
            values[i] = bytes[i];
          }
        });
    return values;
  }

  /** A lambda such as a user would write, called once for every byte. */
  private static Operation<Long> magicNumbers(byte[] bytes) {
    int end = Math.max(0, bytes.length - 3);
    return new Operation<>(
        "lambda at every byte",
        "how often CAFEBABE, the mark of a class file, begins",
        () -> {
          long found = 0;
          for (int i = 0; i < end; i++) {
            found += isMagic(bytes, i) ? 1 : 0;
          }
          return found;
        },
        () -> IntStream.range(0, end).parallel().mapToLong(i -> isMagic(bytes, i) ? 1 : 0).sum(),
        () -> Par.sumOfLong(0, end, i -> isMagic(bytes, i) ? 1 : 0));
  }

  private static boolean isMagic(byte[] bytes, int i) {
    int word =
        bytes[i] << 24
            | (bytes[i + 1] & 0xFF) << 16
            | (bytes[i + 2] & 0xFF) << 8
            | (bytes[i + 3] & 0xFF);
    return word == MAGIC;
  }
}
