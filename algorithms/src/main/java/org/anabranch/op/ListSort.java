package org.anabranch.op;

import java.util.Comparator;
import java.util.List;
import java.util.ListIterator;
import java.util.Objects;
import java.util.RandomAccess;
import org.eclipse.collections.api.list.primitive.MutableByteList;
import org.eclipse.collections.api.list.primitive.MutableCharList;
import org.eclipse.collections.api.list.primitive.MutableDoubleList;
import org.eclipse.collections.api.list.primitive.MutableFloatList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.list.primitive.MutableLongList;
import org.eclipse.collections.api.list.primitive.MutableShortList;
import org.jspecify.annotations.Nullable;

/** Sorts lists: taken out at once, sorted as an array and put back one by one by the caller. */
public final class ListSort {
  private ListSort() {}

  /** Sorts objects, stably; a null comparator stands for the natural order. */
  @SuppressWarnings("unchecked") // the array holds elements of the list and leaves this method not
  public static <T extends @Nullable Object> void sort(
      List<T> list, @Nullable Comparator<? super T> order) {
    Objects.requireNonNull(list, "list");
    T[] a = (T[]) list.toArray();
    Sort.sort(a, 0, a.length, order);
    if (list instanceof RandomAccess) {
      for (int i = 0; i < a.length; i++) {
        list.set(i, a[i]);
      }
    } else {
      ListIterator<T> places = list.listIterator();
      for (T element : a) {
        places.next();
        places.set(element);
      }
    }
  }

  /** Sorts bytes. */
  public static void sort(MutableByteList list) {
    Objects.requireNonNull(list, "list");
    byte[] a = list.toArray();
    Sort.sort(a, 0, a.length);
    for (int i = 0; i < a.length; i++) {
      list.set(i, a[i]);
    }
  }

  /** Sorts shorts. */
  public static void sort(MutableShortList list) {
    Objects.requireNonNull(list, "list");
    short[] a = list.toArray();
    Sort.sort(a, 0, a.length);
    for (int i = 0; i < a.length; i++) {
      list.set(i, a[i]);
    }
  }

  /** Sorts chars. */
  public static void sort(MutableCharList list) {
    Objects.requireNonNull(list, "list");
    char[] a = list.toArray();
    Sort.sort(a, 0, a.length);
    for (int i = 0; i < a.length; i++) {
      list.set(i, a[i]);
    }
  }

  /** Sorts ints. */
  public static void sort(MutableIntList list) {
    Objects.requireNonNull(list, "list");
    int[] a = list.toArray();
    Sort.sort(a, 0, a.length);
    for (int i = 0; i < a.length; i++) {
      list.set(i, a[i]);
    }
  }

  /** Sorts longs. */
  public static void sort(MutableLongList list) {
    Objects.requireNonNull(list, "list");
    long[] a = list.toArray();
    Sort.sort(a, 0, a.length);
    for (int i = 0; i < a.length; i++) {
      list.set(i, a[i]);
    }
  }

  /** Sorts floats. */
  public static void sort(MutableFloatList list) {
    Objects.requireNonNull(list, "list");
    float[] a = list.toArray();
    Sort.sort(a, 0, a.length);
    for (int i = 0; i < a.length; i++) {
      list.set(i, a[i]);
    }
  }

  /** Sorts doubles. */
  public static void sort(MutableDoubleList list) {
    Objects.requireNonNull(list, "list");
    double[] a = list.toArray();
    Sort.sort(a, 0, a.length);
    for (int i = 0; i < a.length; i++) {
      list.set(i, a[i]);
    }
  }
}
