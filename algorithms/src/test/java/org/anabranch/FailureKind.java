package org.anabranch;

import java.io.IOException;

/** The kinds of throwable a body may end with. */
enum FailureKind {
  /** A runtime exception. */
  UNCHECKED {
    @Override
    Throwable create(String message) {
      return new IllegalArgumentException(message);
    }
  },
  /** A checked exception that the signature does not admit. */
  SNEAKY {
    @Override
    Throwable create(String message) {
      return new IOException(message);
    }
  },
  /** An error. */
  ERROR {
    @Override
    Throwable create(String message) {
      return new StackOverflowError(message);
    }
  },
  /** An exception that attaches nothing and has no trace. */
  BARE {
    @Override
    Throwable create(String message) {
      return new Bare(message);
    }
  };

  private static final class Bare extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Bare(String message) {
      super(message, null, false, false);
    }
  }

  abstract Throwable create(String message);

  /** Throws anything from anywhere; the value lets a lambda be an expression. */
  static int raise(Throwable t) {
    FailureKind.<RuntimeException>throwAs(t);
    throw new AssertionError(t);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // erased: thrown as it is
  private static <X extends Throwable> void throwAs(Throwable t) throws X {
    throw (X) t;
  }
}
