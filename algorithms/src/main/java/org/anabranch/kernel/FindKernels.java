package org.anabranch.kernel;

import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Loops that stop at the first index or element for which a predicate gives the wanted answer; when
 * it does so nowhere, the result is {@code to}, one past the last index.
 */
public final class FindKernels {
  /** Searches indices, for functions of any class. */
  public static final AmongIndices INDICES = new IndexLoop();

  /** Searches elements, for functions of any class. */
  public static final AmongInts INTS = new IntLoop();

  /** Searches elements, for functions of any class. */
  public static final AmongLongs LONGS = new LongLoop();

  /** Searches elements, for functions of any class. */
  public static final AmongDoubles DOUBLES = new DoubleLoop();

  /** Searches elements, for functions of any class. */
  public static final AmongObjects OBJECTS = new ObjectLoop();

  private FindKernels() {}

  /** Searches indices. */
  public abstract static class AmongIndices {
    AmongIndices() {}

    /** The first index of an answer. */
    public abstract int find(int from, int to, IntPredicate predicate, boolean wanted);
  }

  static final class IndexLoop extends AmongIndices {
    @Override
    public int find(int from, int to, IntPredicate predicate, boolean wanted) {
      int i = from;
      while (i < to && predicate.test(i) != wanted) {
        i++;
      }
      return i;
    }
  }

  /** Searches elements. */
  public abstract static class AmongInts {
    AmongInts() {}

    /** The first index of an answer. */
    public abstract int find(int[] a, int from, int to, IntPredicate predicate, boolean wanted);
  }

  static final class IntLoop extends AmongInts {
    @Override
    public int find(int[] a, int from, int to, IntPredicate predicate, boolean wanted) {
      int i = from;
      while (i < to && predicate.test(a[i]) != wanted) {
        i++;
      }
      return i;
    }
  }

  /** Searches elements. */
  public abstract static class AmongLongs {
    AmongLongs() {}

    /** The first index of an answer. */
    public abstract int find(long[] a, int from, int to, LongPredicate predicate, boolean wanted);
  }

  static final class LongLoop extends AmongLongs {
    @Override
    public int find(long[] a, int from, int to, LongPredicate predicate, boolean wanted) {
      int i = from;
      while (i < to && predicate.test(a[i]) != wanted) {
        i++;
      }
      return i;
    }
  }

  /** Searches elements. */
  public abstract static class AmongDoubles {
    AmongDoubles() {}

    /** The first index of an answer. */
    public abstract int find(
        double[] a, int from, int to, DoublePredicate predicate, boolean wanted);
  }

  static final class DoubleLoop extends AmongDoubles {
    @Override
    public int find(double[] a, int from, int to, DoublePredicate predicate, boolean wanted) {
      int i = from;
      while (i < to && predicate.test(a[i]) != wanted) {
        i++;
      }
      return i;
    }
  }

  /** Searches elements. */
  public abstract static class AmongObjects {
    AmongObjects() {}

    /** The first index of an answer. */
    public abstract <T extends @Nullable Object> int find(
        T[] a, int from, int to, Predicate<? super T> predicate, boolean wanted);
  }

  static final class ObjectLoop extends AmongObjects {
    @Override
    public <T extends @Nullable Object> int find(
        T[] a, int from, int to, Predicate<? super T> predicate, boolean wanted) {
      int i = from;
      while (i < to && predicate.test(a[i]) != wanted) {
        i++;
      }
      return i;
    }
  }
}
