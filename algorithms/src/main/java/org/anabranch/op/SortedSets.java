package org.anabranch.op;

import java.util.Objects;
import org.anabranch.kernel.MergeKernels;
import org.anabranch.kernel.SetKernels;
import org.anabranch.kernel.SetRule;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.SetPieces;

/** Union, intersection and difference of sorted arrays, as sets: every value once. */
public final class SortedSets {
  private static final Cost PIECE = Cost.ofPicos(3_000L * SetPieces.PIECE);

  private SortedSets() {}

  /** The union of ints. */
  public static int[] union(int[] a, int[] b) {
    return combine(a, b, SetRule.UNION);
  }

  /** The intersection of ints. */
  public static int[] intersection(int[] a, int[] b) {
    return combine(a, b, SetRule.INTERSECTION);
  }

  /** The difference of ints. */
  public static int[] difference(int[] a, int[] b) {
    return combine(a, b, SetRule.DIFFERENCE);
  }

  private static int[] combine(int[] a, int[] b, SetRule keep) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    Ints kernel = new Ints(a, b, keep);
    SetPieces pieces = new SetPieces(a.length, b.length, PIECE);
    kernel.result = new int[pieces.combine(kernel)];
    pieces.move(kernel);
    return kernel.result;
  }

  private static final class Ints implements SetPieces.Kernel {
    private final int[] a;
    private final int[] b;
    private final SetRule keep;
    private final int[] room;
    private int[] result = {};

    Ints(int[] a, int[] b, SetRule keep) {
      this.a = a;
      this.b = b;
      this.keep = keep;
      room = new int[Math.addExact(a.length, b.length)];
    }

    /** The k-th of both. */
    private int value(int k) {
      int i = MergeKernels.rank(a, 0, a.length, b, 0, b.length, k);
      int j = k - i;
      return i == a.length || (j < b.length && b[j] < a[i]) ? b[j] : a[i];
    }

    @Override
    public int cut(int k) {
      return SetKernels.lowerBound(a, 0, a.length, value(k));
    }

    @Override
    public int cut2(int k) {
      return SetKernels.lowerBound(b, 0, b.length, value(k));
    }

    @Override
    public int combine(int from, int to, int from2, int to2, int at) {
      return SetKernels.combine(a, from, to, b, from2, to2, keep, room, at);
    }

    @Override
    public void move(int from, int length, int at) {
      System.arraycopy(room, from, result, at, length);
    }
  }

  /** The union of longs. */
  public static long[] union(long[] a, long[] b) {
    return combine(a, b, SetRule.UNION);
  }

  /** The intersection of longs. */
  public static long[] intersection(long[] a, long[] b) {
    return combine(a, b, SetRule.INTERSECTION);
  }

  /** The difference of longs. */
  public static long[] difference(long[] a, long[] b) {
    return combine(a, b, SetRule.DIFFERENCE);
  }

  private static long[] combine(long[] a, long[] b, SetRule keep) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    Longs kernel = new Longs(a, b, keep);
    SetPieces pieces = new SetPieces(a.length, b.length, PIECE);
    kernel.result = new long[pieces.combine(kernel)];
    pieces.move(kernel);
    return kernel.result;
  }

  private static final class Longs implements SetPieces.Kernel {
    private final long[] a;
    private final long[] b;
    private final SetRule keep;
    private final long[] room;
    private long[] result = {};

    Longs(long[] a, long[] b, SetRule keep) {
      this.a = a;
      this.b = b;
      this.keep = keep;
      room = new long[Math.addExact(a.length, b.length)];
    }

    /** The k-th of both. */
    private long value(int k) {
      int i = MergeKernels.rank(a, 0, a.length, b, 0, b.length, k);
      int j = k - i;
      return i == a.length || (j < b.length && b[j] < a[i]) ? b[j] : a[i];
    }

    @Override
    public int cut(int k) {
      return SetKernels.lowerBound(a, 0, a.length, value(k));
    }

    @Override
    public int cut2(int k) {
      return SetKernels.lowerBound(b, 0, b.length, value(k));
    }

    @Override
    public int combine(int from, int to, int from2, int to2, int at) {
      return SetKernels.combine(a, from, to, b, from2, to2, keep, room, at);
    }

    @Override
    public void move(int from, int length, int at) {
      System.arraycopy(room, from, result, at, length);
    }
  }

  /** The union of doubles. */
  public static double[] union(double[] a, double[] b) {
    return combine(a, b, SetRule.UNION);
  }

  /** The intersection of doubles. */
  public static double[] intersection(double[] a, double[] b) {
    return combine(a, b, SetRule.INTERSECTION);
  }

  /** The difference of doubles. */
  public static double[] difference(double[] a, double[] b) {
    return combine(a, b, SetRule.DIFFERENCE);
  }

  private static double[] combine(double[] a, double[] b, SetRule keep) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    Doubles kernel = new Doubles(a, b, keep);
    SetPieces pieces = new SetPieces(a.length, b.length, PIECE);
    kernel.result = new double[pieces.combine(kernel)];
    pieces.move(kernel);
    return kernel.result;
  }

  private static final class Doubles implements SetPieces.Kernel {
    private final double[] a;
    private final double[] b;
    private final SetRule keep;
    private final double[] room;
    private double[] result = {};

    Doubles(double[] a, double[] b, SetRule keep) {
      this.a = a;
      this.b = b;
      this.keep = keep;
      room = new double[Math.addExact(a.length, b.length)];
    }

    /** The k-th of both. */
    private double value(int k) {
      int i = SetKernels.rank(a, b, k);
      int j = k - i;
      return i == a.length || (j < b.length && Double.compare(b[j], a[i]) < 0) ? b[j] : a[i];
    }

    @Override
    public int cut(int k) {
      return SetKernels.lowerBound(a, 0, a.length, value(k));
    }

    @Override
    public int cut2(int k) {
      return SetKernels.lowerBound(b, 0, b.length, value(k));
    }

    @Override
    public int combine(int from, int to, int from2, int to2, int at) {
      return SetKernels.combine(a, from, to, b, from2, to2, keep, room, at);
    }

    @Override
    public void move(int from, int length, int at) {
      System.arraycopy(room, from, result, at, length);
    }
  }
}
