package org.anabranch.kernel;

import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Loops that count for how many indices or elements a predicate holds. */
public final class CountKernels {
  /** Counts indices, for functions of any class. */
  public static final OfIndices INDICES = new IndexLoop();

  /** Counts elements, for functions of any class. */
  public static final OfInts INTS = new IntLoop();

  /** Counts elements, for functions of any class. */
  public static final OfLongs LONGS = new LongLoop();

  /** Counts elements, for functions of any class. */
  public static final OfDoubles DOUBLES = new DoubleLoop();

  /** Counts elements, for functions of any class. */
  public static final OfObjects OBJECTS = new ObjectLoop();

  private CountKernels() {}

  /** Counts indices. */
  public abstract static class OfIndices {
    OfIndices() {}

    /** How many indices match. */
    public abstract long count(int from, int to, IntPredicate predicate);
  }

  static final class IndexLoop extends OfIndices {
    @Override
    public long count(int from, int to, IntPredicate predicate) {
      int count = 0; // may pass 2^31, never 2^32
      for (int i = from; i < to; i++) {
        int match = predicate.test(i) ? 1 : 0;
        count += match;
      }
      return Integer.toUnsignedLong(count);
    }
  }

  /** Counts elements. */
  public abstract static class OfInts {
    OfInts() {}

    /** How many elements match. */
    public abstract long count(int[] a, int from, int to, IntPredicate predicate);
  }

  static final class IntLoop extends OfInts {
    @Override
    public long count(int[] a, int from, int to, IntPredicate predicate) {
      int count = 0;
      for (int i = from; i < to; i++) {
        int match = predicate.test(a[i]) ? 1 : 0;
        count += match;
      }
      return count;
    }
  }

  /** Counts elements. */
  public abstract static class OfLongs {
    OfLongs() {}

    /** How many elements match. */
    public abstract long count(long[] a, int from, int to, LongPredicate predicate);
  }

  static final class LongLoop extends OfLongs {
    @Override
    public long count(long[] a, int from, int to, LongPredicate predicate) {
      int count = 0;
      for (int i = from; i < to; i++) {
        int match = predicate.test(a[i]) ? 1 : 0;
        count += match;
      }
      return count;
    }
  }

  /** Counts elements. */
  public abstract static class OfDoubles {
    OfDoubles() {}

    /** How many elements match. */
    public abstract long count(double[] a, int from, int to, DoublePredicate predicate);
  }

  static final class DoubleLoop extends OfDoubles {
    @Override
    public long count(double[] a, int from, int to, DoublePredicate predicate) {
      int count = 0;
      for (int i = from; i < to; i++) {
        int match = predicate.test(a[i]) ? 1 : 0;
        count += match;
      }
      return count;
    }
  }

  /** Counts elements. */
  public abstract static class OfObjects {
    OfObjects() {}

    /** How many elements match. */
    public abstract <T extends @Nullable Object> long count(
        T[] a, int from, int to, Predicate<? super T> predicate);
  }

  static final class ObjectLoop extends OfObjects {
    @Override
    public <T extends @Nullable Object> long count(
        T[] a, int from, int to, Predicate<? super T> predicate) {
      int count = 0;
      for (int i = from; i < to; i++) {
        int match = predicate.test(a[i]) ? 1 : 0;
        count += match;
      }
      return count;
    }
  }
}
