package org.anabranch.kernel;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Marks first occurrences. Elements stand for themselves as keys, or objects as their hashes; a
 * bucket holds the keys of some elements with their indices, ascending.
 */
public final class DistinctKernels {
  private DistinctKernels() {}

  /** A table of positions in a bucket, open addressing, at most half full. */
  public static final class Table {
    private int[] slots = new int[1 << 8];

    /** An empty table; it grows. */
    public Table() {}

    private int clear(int elements) {
      int size = Integer.highestOneBit(Math.max(1 << 6, Math.min(elements, 1 << 28))) << 2;
      if (slots.length < size) {
        slots = new int[size];
      } else {
        Arrays.fill(slots, 0, size, 0);
      }
      return size - 1;
    }
  }

  /** Counts keys by the leading bits of their spread. */
  public static void count(long[] keys, int from, int to, int shift, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[(int) (SplitMix.mix(keys[i]) >>> shift)]++;
    }
  }

  /** Moves keys and their indices. */
  public static void scatter(
      long[] keys, int from, int to, int shift, int[] places, long[] into, int[] indices) {
    for (int i = from; i < to; i++) {
      int place = places[(int) (SplitMix.mix(keys[i]) >>> shift)]++;
      into[place] = keys[i];
      indices[place] = i;
    }
  }

  /** Marks the first occurrence of each key of a bucket. */
  public static void markKeys(
      long[] keys, int[] indices, int from, int to, Table table, byte[] first) {
    int mask = table.clear(to - from);
    int[] slots = table.slots;
    for (int i = from; i < to; i++) {
      int slot = (int) SplitMix.mix(keys[i]) & mask;
      while (slots[slot] != 0 && keys[from + slots[slot] - 1] != keys[i]) {
        slot = (slot + 1) & mask;
      }
      if (slots[slot] == 0) {
        slots[slot] = i - from + 1;
        first[indices[i]] = 1;
      }
    }
  }

  /** Marks the first occurrence of each object of a bucket; the keys are their hashes. */
  public static void markObjects(
      @Nullable Object[] a,
      long[] hashes,
      int[] indices,
      int from,
      int to,
      Table table,
      byte[] first) {
    int mask = table.clear(to - from);
    int[] slots = table.slots;
    for (int i = from; i < to; i++) {
      Object x = a[indices[i]];
      int slot = (int) SplitMix.mix(hashes[i]) & mask;
      while (slots[slot] != 0) {
        int other = from + slots[slot] - 1;
        if (hashes[other] == hashes[i] && Objects.equals(a[indices[other]], x)) {
          break;
        }
        slot = (slot + 1) & mask;
      }
      if (slots[slot] == 0) {
        slots[slot] = i - from + 1;
        first[indices[i]] = 1;
      }
    }
  }

  /** Hashes of objects as keys. */
  public static void hash(@Nullable Object[] a, int from, int to, long[] keys) {
    for (int i = from; i < to; i++) {
      keys[i] = Objects.hashCode(a[i]);
    }
  }

  /** How many elements are marked. */
  public static int marked(byte[] first, int from, int to) {
    int marked = 0;
    for (int i = from; i < to; i++) {
      marked += first[i];
    }
    return marked;
  }

  /** Copies the indices that are marked. */
  public static void pack(byte[] first, int from, int to, int[] into, int at) {
    int end = at;
    for (int i = from; i < to; i++) {
      if (first[i] != 0) {
        into[end++] = i;
      }
    }
  }
}
