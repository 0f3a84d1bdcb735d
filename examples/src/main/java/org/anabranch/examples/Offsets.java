package org.anabranch.examples;

import java.util.Arrays;
import java.util.Locale;

/** Where parts begin that lie one behind the other, and, as the last entry, where all end. */
final class Offsets {
  private final long[] starts;

  Offsets(long[] starts) {
    this.starts = starts;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Offsets offsets && Arrays.equals(starts, offsets.starts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(starts);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "up to %,d", starts[starts.length - 1]);
  }
}
