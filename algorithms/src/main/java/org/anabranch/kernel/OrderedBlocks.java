package org.anabranch.kernel;

import java.util.function.BiFunction;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoublePredicate;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.LongBinaryOperator;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The loops of pipelines over blocks that come in order, each for functions of any class.
 *
 * <p>Those that combine an element with what came before it take that from index 0 of the results,
 * and write theirs from index 1 on. Those that look for the first element that does not match write
 * nothing; their result is how many match before it.
 */
public final class OrderedBlocks {
  /** Combines each of the ints with the result before it. */
  public static final BlockKernel SCAN_INTS = new ScanInts();

  /** Combines each of the ints with the one before it. */
  public static final BlockKernel PAIRS_INTS = new PairInts();

  /** Counts the ints before the first that does not match. */
  public static final BlockKernel LEAD_INTS = new LeadInts();

  /** Combines each of the longs with the result before it. */
  public static final BlockKernel SCAN_LONGS = new ScanLongs();

  /** Combines each of the longs with the one before it. */
  public static final BlockKernel PAIRS_LONGS = new PairLongs();

  /** Counts the longs before the first that does not match. */
  public static final BlockKernel LEAD_LONGS = new LeadLongs();

  /** Combines each of the doubles with the result before it. */
  public static final BlockKernel SCAN_DOUBLES = new ScanDoubles();

  /** Combines each of the doubles with the one before it. */
  public static final BlockKernel PAIRS_DOUBLES = new PairDoubles();

  /** Counts the doubles before the first that does not match. */
  public static final BlockKernel LEAD_DOUBLES = new LeadDoubles();

  /** Combines each of the objects with the result before it. */
  public static final BlockKernel SCAN_OBJECTS = new ScanObjects();

  /** Combines each of the objects with the one before it. */
  public static final BlockKernel PAIRS_OBJECTS = new PairObjects();

  /** Counts the objects before the first that does not match. */
  public static final BlockKernel LEAD_OBJECTS = new LeadObjects();

  private OrderedBlocks() {}

  static final class ScanInts extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int value = ((int[]) out)[0];
      int i = from;
      try {
        for (; i < to; i++) {
          value = ((IntBinaryOperator) function).applyAsInt(value, ((int[]) in)[i]);
          ((int[]) out)[i - from + 1] = value;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class PairInts extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int before = ((int[]) out)[0];
      int i = from;
      try {
        for (; i < to; i++) {
          int x = ((int[]) in)[i];
          ((int[]) out)[i - from + 1] = ((IntBinaryOperator) function).applyAsInt(before, x);
          before = x;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class LeadInts extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int i = from;
      try {
        while (i < to && ((IntPredicate) function).test(((int[]) in)[i])) {
          i++;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return i - from;
    }
  }

  static final class ScanLongs extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      long value = ((long[]) out)[0];
      int i = from;
      try {
        for (; i < to; i++) {
          value = ((LongBinaryOperator) function).applyAsLong(value, ((long[]) in)[i]);
          ((long[]) out)[i - from + 1] = value;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class PairLongs extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      long before = ((long[]) out)[0];
      int i = from;
      try {
        for (; i < to; i++) {
          long x = ((long[]) in)[i];
          ((long[]) out)[i - from + 1] = ((LongBinaryOperator) function).applyAsLong(before, x);
          before = x;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class LeadLongs extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int i = from;
      try {
        while (i < to && ((LongPredicate) function).test(((long[]) in)[i])) {
          i++;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return i - from;
    }
  }

  static final class ScanDoubles extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      double value = ((double[]) out)[0];
      int i = from;
      try {
        for (; i < to; i++) {
          value = ((DoubleBinaryOperator) function).applyAsDouble(value, ((double[]) in)[i]);
          ((double[]) out)[i - from + 1] = value;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class PairDoubles extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      double before = ((double[]) out)[0];
      int i = from;
      try {
        for (; i < to; i++) {
          double x = ((double[]) in)[i];
          ((double[]) out)[i - from + 1] =
              ((DoubleBinaryOperator) function).applyAsDouble(before, x);
          before = x;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class LeadDoubles extends BlockKernel {
    @Override
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int i = from;
      try {
        while (i < to && ((DoublePredicate) function).test(((double[]) in)[i])) {
          i++;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return i - from;
    }
  }

  static final class ScanObjects extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      @Nullable Object value = ((@Nullable Object[]) out)[0];
      int i = from;
      try {
        for (; i < to; i++) {
          value =
              ((BiFunction<@Nullable Object, @Nullable Object, ?>) function)
                  .apply(value, ((@Nullable Object[]) in)[i]);
          ((@Nullable Object[]) out)[i - from + 1] = value;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class PairObjects extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      @Nullable Object before = ((@Nullable Object[]) out)[0];
      int i = from;
      try {
        for (; i < to; i++) {
          @Nullable Object x = ((@Nullable Object[]) in)[i];
          ((@Nullable Object[]) out)[i - from + 1] =
              ((BiFunction<@Nullable Object, @Nullable Object, ?>) function).apply(before, x);
          before = x;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return to - from;
    }
  }

  static final class LeadObjects extends BlockKernel {
    @Override
    @SuppressWarnings("unchecked") // the stage knows the type
    public int run(Object in, int from, int to, Object function, Object out, int[] reached) {
      int i = from;
      try {
        while (i < to
            && ((Predicate<@Nullable Object>) function).test(((@Nullable Object[]) in)[i])) {
          i++;
        }
      } catch (Throwable thrown) {
        reached[0] = i - from;
        throw thrown;
      }
      return i - from;
    }
  }
}
