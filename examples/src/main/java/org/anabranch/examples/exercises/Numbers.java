package org.anabranch.examples.exercises;

import org.jspecify.annotations.Nullable;

/**
 * An array of numbers that the exercises work on. The grader counts each {@link #get} and each
 * {@link #set} as one unit of work, of the task that calls it.
 */
public final class Numbers {
  private final long[] cells;
  private final @Nullable Meter meter;

  Numbers(long[] cells, @Nullable Meter meter) {
    this.cells = cells;
    this.meter = meter;
  }

  /** How many there are. */
  public int length() {
    return cells.length;
  }

  /** The number at an index. */
  public long get(int index) {
    count();
    return cells[index];
  }

  /** Replaces the number at an index. */
  public void set(int index, long number) {
    count();
    cells[index] = number;
  }

  /** So many zeros, counted with these numbers. */
  public Numbers blank(int length) {
    return new Numbers(new long[length], meter);
  }

  private void count() {
    if (meter != null) {
      meter.unit();
    }
  }

  /** The numbers themselves, for the grader. */
  long[] cells() {
    return cells;
  }
}
