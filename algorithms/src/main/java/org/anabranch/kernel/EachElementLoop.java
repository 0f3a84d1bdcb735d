package org.anabranch.kernel;

import java.util.function.Consumer;

/** The loop of {@link EachElement}. */
final class EachElementLoop extends EachElement {
  @Override
  public <T> void run(T[] a, int from, int to, Consumer<? super T> body) {
    for (int i = from; i < to; i++) {
      body.accept(a[i]);
    }
  }
}
