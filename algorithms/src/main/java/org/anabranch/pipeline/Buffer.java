package org.anabranch.pipeline;

import java.util.ArrayList;
import java.util.List;

/** A growing sequence of elements, in arrays that are never copied while it grows. */
final class Buffer {
  /** Elements [0, length) of an array. */
  record Chunk(Object array, int length) {}

  private static final int SMALLEST = 1 << 4;
  private static final int LARGEST = 1 << 17;

  private final Carrier carrier;
  private final List<Chunk> full = new ArrayList<>();
  private Object array;
  private int capacity;
  private int filled;
  private long size;

  Buffer(Carrier carrier) {
    this.carrier = carrier;
    array = carrier.array(0);
  }

  void add(Object block, int from, int to) {
    size += to - from;
    for (int at = from; at < to; ) {
      if (filled == capacity) {
        grow(to - at);
      }
      int length = Math.min(to - at, capacity - filled);
      copy(block, at, array, filled, length);
      filled += length;
      at += length;
    }
  }

  @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
  private static void copy(Object from, int at, Object to, int where, int length) {
    System.arraycopy(from, at, to, where, length);
  }

  private void grow(int wanted) {
    if (filled > 0) {
      full.add(new Chunk(array, filled));
    }
    capacity = (int) Math.max(Math.max(SMALLEST, wanted), Math.min(LARGEST, size));
    array = carrier.array(capacity);
    filled = 0;
  }

  long size() {
    return size;
  }

  /** The elements so far, in order. */
  List<Chunk> chunks() {
    List<Chunk> all = new ArrayList<>(full);
    if (filled > 0) {
      all.add(new Chunk(array, filled));
    }
    return all;
  }

  /** Copies the elements so far to an array; returns where they end. */
  int copyTo(Object target, int start) {
    int at = start;
    for (Chunk chunk : chunks()) {
      copy(chunk.array, 0, target, at, chunk.length);
      at += chunk.length;
    }
    return at;
  }
}
