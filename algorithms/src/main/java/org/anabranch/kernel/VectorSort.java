package org.anabranch.kernel;

/**
 * Whether {@code Arrays.sort} of this JDK sorts ints and floats by vectors: from release 22 on, on
 * processors with AVX2, which nearly all of that architecture have. It then beats a radix sort of
 * what fits a cache, and of anything on one thread.
 */
public final class VectorSort {
  /** True where ints and floats are best left to the JDK in parts. */
  public static final boolean IN_USE =
      Runtime.version().feature() >= 22 && System.getProperty("os.arch", "").equals("amd64");

  private VectorSort() {}
}
