package org.anabranch.kernel;

import java.util.function.Consumer;

/** Calls a body for each element of a range of an array, in order. */
public abstract class EachElement {
  EachElement() {}

  /** Calls the body for each element. */
  public abstract <T> void run(T[] a, int from, int to, Consumer<? super T> body);
}
