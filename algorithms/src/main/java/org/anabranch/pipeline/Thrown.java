package org.anabranch.pipeline;

/** Throws what was caught: the very object, whatever its type. */
final class Thrown {
  private Thrown() {}

  static RuntimeException again(Throwable thrown) {
    return Thrown.<RuntimeException>unchecked(thrown);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the type is erased
  private static <X extends Throwable> X unchecked(Throwable thrown) throws X {
    throw (X) thrown;
  }
}
