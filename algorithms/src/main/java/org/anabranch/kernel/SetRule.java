package org.anabranch.kernel;

/** Which values an operation on sets keeps. */
public enum SetRule {
  /** Those of either. */
  UNION,
  /** Those of both. */
  INTERSECTION,
  /** Those of the first that are not in the second. */
  DIFFERENCE;

  /** Whether to keep a value that is in at least one of the two sets. */
  public boolean keeps(boolean inA, boolean inB) {
    return switch (this) {
      case UNION -> true;
      case INTERSECTION -> inA && inB;
      case DIFFERENCE -> inA && !inB;
    };
  }
}
