package org.anabranch.kernel;

import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;

/** The loops that mark matches, each for predicates of any class. */
public final class MarkKernels {
  /** Marks ints that match. */
  public static final MarkKernel INTS = new IntMarks();

  /** Marks longs that match. */
  public static final MarkKernel LONGS = new LongMarks();

  /** Marks doubles that match. */
  public static final MarkKernel DOUBLES = new DoubleMarks();

  /** Marks objects that match. */
  public static final MarkKernel OBJECTS = new ObjectMarks();

  /** Marks indices that match. */
  public static final MarkKernel INDICES = new IndexMarks();

  private MarkKernels() {}

  static final class IntMarks extends MarkKernel {
    @Override
    long matches(Object a, int from, int to, Object predicate) {
      int[] elements = (int[]) a;
      long bits = 0;
      for (int i = from; i < to; i++) {
        long match = ((IntPredicate) predicate).test(elements[i]) ? 1L : 0L;
        bits |= match << i;
      }
      return bits;
    }
  }

  static final class LongMarks extends MarkKernel {
    @Override
    long matches(Object a, int from, int to, Object predicate) {
      long[] elements = (long[]) a;
      long bits = 0;
      for (int i = from; i < to; i++) {
        long match = ((LongPredicate) predicate).test(elements[i]) ? 1L : 0L;
        bits |= match << i;
      }
      return bits;
    }
  }

  static final class DoubleMarks extends MarkKernel {
    @Override
    long matches(Object a, int from, int to, Object predicate) {
      double[] elements = (double[]) a;
      long bits = 0;
      for (int i = from; i < to; i++) {
        long match = ((DoublePredicate) predicate).test(elements[i]) ? 1L : 0L;
        bits |= match << i;
      }
      return bits;
    }
  }

  static final class ObjectMarks extends MarkKernel {
    @Override
    @SuppressWarnings("unchecked") // whoever chose the kernel has checked the types
    long matches(Object a, int from, int to, Object predicate) {
      Object[] elements = (Object[]) a;
      long bits = 0;
      for (int i = from; i < to; i++) {
        long match = ((Predicate<Object>) predicate).test(elements[i]) ? 1L : 0L;
        bits |= match << i;
      }
      return bits;
    }
  }

  static final class IndexMarks extends MarkKernel {
    @Override
    long matches(Object a, int from, int to, Object predicate) {
      long bits = 0;
      for (int i = from; i < to; i++) {
        long match = ((IntPredicate) predicate).test(i) ? 1L : 0L;
        bits |= match << i;
      }
      return bits;
    }
  }
}
