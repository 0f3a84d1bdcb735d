package org.anabranch.pipeline;

/** A user's predicate, asked about an element of a block. */
@FunctionalInterface
interface IndexTest {
  /** Whether the element matches. */
  boolean test(Object block, int i);
}
