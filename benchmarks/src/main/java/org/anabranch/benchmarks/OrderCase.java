package org.anabranch.benchmarks;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.anabranch.Par;

/** The operations of {@link OrderBenchmark}, each done by every peer. */
public enum OrderCase {
  /** Two sorted halves into one. */
  MERGE {
    @Override
    Object loop(OrderData data) {
      int[] a = data.left;
      int[] b = data.right;
      int[] merged = new int[a.length + b.length];
      int i = 0;
      int j = 0;
      int k = 0;
      while (i < a.length && j < b.length) {
        merged[k++] = b[j] < a[i] ? b[j++] : a[i++];
      }
      System.arraycopy(a, i, merged, k, a.length - i);
      System.arraycopy(b, j, merged, k + a.length - i, b.length - j);
      return merged;
    }

    @Override
    Object par(OrderData data) {
      return Par.merge(data.left, data.right);
    }
  },

  /** The median, by Hoare's selection. */
  NTH_ELEMENT {
    @Override
    Object loop(OrderData data) {
      int[] a = data.restored();
      int k = a.length / 2;
      int low = 0;
      int high = a.length - 1;
      while (low < high) {
        int pivot = medianOfThree(a[low], a[(low + high) >>> 1], a[high]);
        int i = low;
        int j = high;
        while (i <= j) {
          while (a[i] < pivot) {
            i++;
          }
          while (a[j] > pivot) {
            j--;
          }
          if (i <= j) {
            int x = a[i];
            a[i++] = a[j];
            a[j--] = x;
          }
        }
        if (k <= j) {
          high = j;
        } else if (k >= i) {
          low = i;
        } else {
          break;
        }
      }
      return a[k];
    }

    @Override
    Object par(OrderData data) {
      int[] a = data.restored();
      return Par.nthElement(a, a.length / 2);
    }
  },

  /** The hundred largest, in a heap. */
  TOP_K {
    @Override
    Object loop(OrderData data) {
      int[] heap = new int[Math.min(LARGEST, data.numbers.length)];
      Arrays.fill(heap, Integer.MIN_VALUE);
      for (int x : data.numbers) {
        if (x > heap[0]) {
          sink(heap, x);
        }
      }
      Arrays.sort(heap);
      return heap;
    }

    @Override
    Object par(OrderData data) {
      return Par.topK(data.numbers, LARGEST);
    }
  },

  /** The indices in the order of their numbers: each number and its index sorted as one long. */
  ARGSORT {
    @Override
    Object loop(OrderData data) {
      int[] a = data.numbers;
      long[] pairs = new long[a.length];
      for (int i = 0; i < a.length; i++) {
        pairs[i] = (long) a[i] << 32 | i;
      }
      Arrays.sort(pairs);
      int[] order = new int[a.length];
      for (int i = 0; i < a.length; i++) {
        order[i] = (int) pairs[i];
      }
      return order;
    }

    @Override
    Object fastutil(OrderData data) {
      int[] order = IntStream.range(0, data.numbers.length).toArray();
      IntArrays.parallelRadixSortIndirect(order, data.numbers, true);
      return order;
    }

    @Override
    Object par(OrderData data) {
      return Par.argsort(data.numbers);
    }
  };

  private static final int LARGEST = 100;

  private static int medianOfThree(int a, int b, int c) {
    return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
  }

  /** Replaces the least of a heap. */
  private static void sink(int[] heap, int x) {
    int hole = 0;
    for (int child = 1; child < heap.length; child = 2 * hole + 1) {
      if (child + 1 < heap.length && heap[child + 1] < heap[child]) {
        child++;
      }
      if (x <= heap[child]) {
        break;
      }
      heap[hole] = heap[child];
      hole = child;
    }
    heap[hole] = x;
  }

  /** As a programmer would write it, on one core. */
  abstract Object loop(OrderData data);

  /** By fastutil, where it has the operation. */
  Object fastutil(OrderData data) {
    return loop(data);
  }

  /** Ours. */
  abstract Object par(OrderData data);
}
