package org.anabranch.kernel;

import org.jspecify.annotations.Nullable;

/** Adds a full block of {@link CertifiedSum} in many lanes at once. */
public interface AnchoredBlock {
  /** Elements of a full block. */
  int SIZE = 1 << 10;

  /** That of this JVM; null where two scalar lanes are faster. */
  @Nullable AnchoredBlock BEST = VectorApi.find(AnchoredBlock.class, "AnchoredVectorBlock");

  /** Where the sum of all lanes goes, without their anchors. */
  int SUM = 0;

  /** Where the sum of what their additions rounded away goes. */
  int REST = 1;

  /** Where the sum of the elements' magnitudes goes. */
  int MAGNITUDE = 2;

  /**
   * Adds {@value #SIZE} elements to lanes that begin at an anchor.
   *
   * @param a holds the elements
   * @param from the first one
   * @param anchor where each lane begins
   * @param result takes {@link #SUM}, {@link #REST} and {@link #MAGNITUDE}
   */
  void add(double[] a, int from, double anchor, double[] result);
}
