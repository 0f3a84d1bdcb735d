package org.anabranch.kernel;

/**
 * Union, intersection and difference of sorted ranges as sets: a value counts once, however often
 * it stands there. Which values are kept is told by three answers.
 */
public final class SetKernels {
  private SetKernels() {}

  /** The first index whose value is not below another. */
  public static int lowerBound(int[] a, int from, int to, int value) {
    int lo = from;
    int hi = to;
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (a[mid] < value) {
        lo = mid + 1;
      } else {
        hi = mid;
      }
    }
    return lo;
  }

  /**
   * Combines two ranges.
   *
   * @param a the first array
   * @param i where its range begins
   * @param iTo where it ends
   * @param b the second array
   * @param j where its range begins
   * @param jTo where it ends
   * @param keep which values to keep
   * @param into where to write
   * @param at the first index
   * @return how many values were written
   */
  public static int combine(
      int[] a, int i, int iTo, int[] b, int j, int jTo, SetRule keep, int[] into, int at) {
    int x = i;
    int y = j;
    int end = at;
    while (x < iTo || y < jTo) {
      boolean inA = x < iTo && !(y < jTo && b[y] < a[x]);
      boolean inB = y < jTo && !(x < iTo && a[x] < b[y]);
      int value = inA ? a[x] : b[y];
      if (keep.keeps(inA, inB)) {
        into[end++] = value;
      }
      while (x < iTo && a[x] == value) {
        x++;
      }
      while (y < jTo && b[y] == value) {
        y++;
      }
    }
    return end - at;
  }

  /** The first index whose value is not below another. */
  public static int lowerBound(long[] a, int from, int to, long value) {
    int lo = from;
    int hi = to;
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (a[mid] < value) {
        lo = mid + 1;
      } else {
        hi = mid;
      }
    }
    return lo;
  }

  /**
   * Combines two ranges.
   *
   * @param a the first array
   * @param i where its range begins
   * @param iTo where it ends
   * @param b the second array
   * @param j where its range begins
   * @param jTo where it ends
   * @param keep which values to keep
   * @param into where to write
   * @param at the first index
   * @return how many values were written
   */
  public static int combine(
      long[] a, int i, int iTo, long[] b, int j, int jTo, SetRule keep, long[] into, int at) {
    int x = i;
    int y = j;
    int end = at;
    while (x < iTo || y < jTo) {
      boolean inA = x < iTo && !(y < jTo && b[y] < a[x]);
      boolean inB = y < jTo && !(x < iTo && a[x] < b[y]);
      long value = inA ? a[x] : b[y];
      if (keep.keeps(inA, inB)) {
        into[end++] = value;
      }
      while (x < iTo && a[x] == value) {
        x++;
      }
      while (y < jTo && b[y] == value) {
        y++;
      }
    }
    return end - at;
  }

  /** The first index whose value is not below another. */
  public static int lowerBound(double[] a, int from, int to, double value) {
    int lo = from;
    int hi = to;
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (Double.compare(a[mid], value) < 0) {
        lo = mid + 1;
      } else {
        hi = mid;
      }
    }
    return lo;
  }

  /**
   * Combines two ranges.
   *
   * @param a the first array
   * @param i where its range begins
   * @param iTo where it ends
   * @param b the second array
   * @param j where its range begins
   * @param jTo where it ends
   * @param keep which values to keep
   * @param into where to write
   * @param at the first index
   * @return how many values were written
   */
  public static int combine(
      double[] a, int i, int iTo, double[] b, int j, int jTo, SetRule keep, double[] into, int at) {
    int x = i;
    int y = j;
    int end = at;
    while (x < iTo || y < jTo) {
      boolean inA = x < iTo && !(y < jTo && Double.compare(b[y], a[x]) < 0);
      boolean inB = y < jTo && !(x < iTo && Double.compare(a[x], b[y]) < 0);
      double value = inA ? a[x] : b[y];
      if (keep.keeps(inA, inB)) {
        into[end++] = value;
      }
      while (x < iTo && Double.compare(a[x], value) == 0) {
        x++;
      }
      while (y < jTo && Double.compare(b[y], value) == 0) {
        y++;
      }
    }
    return end - at;
  }

  /** How many of the first k doubles of both come from the first; all NaNs are equal. */
  public static int rank(double[] a, double[] b, int k) {
    int lo = Math.max(0, k - b.length);
    int hi = Math.min(k, a.length);
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (Double.compare(b[k - mid - 1], a[mid]) < 0) {
        hi = mid;
      } else {
        lo = mid + 1;
      }
    }
    return lo;
  }
}
