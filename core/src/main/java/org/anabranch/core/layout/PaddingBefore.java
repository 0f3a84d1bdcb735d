package org.anabranch.core.layout;

/** Two cache lines in front of the fields of a subclass. */
public abstract class PaddingBefore {
  long b00, b01, b02, b03, b04, b05, b06, b07, b08, b09, b10, b11, b12, b13, b14, b15;

  /** For the subclass. */
  protected PaddingBefore() {}
}
