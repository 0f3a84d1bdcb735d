package org.anabranch.core;

import java.io.IOException;

/** The kinds of throwable a body may end with. */
public enum FailureKind {
  /** A runtime exception. */
  UNCHECKED {
    @Override
    public Throwable create(String message) {
      return new IllegalArgumentException(message);
    }
  },
  /** A checked exception that the signature does not admit. */
  SNEAKY {
    @Override
    public Throwable create(String message) {
      return new IOException(message);
    }
  },
  /** An error. */
  ERROR {
    @Override
    public Throwable create(String message) {
      return new AssertionError(message);
    }
  },
  /** What the virtual machine throws itself. */
  OVERFLOW {
    @Override
    public Throwable create(String message) {
      try {
        throw new IllegalStateException("no overflow after frames: " + recurse(0));
      } catch (StackOverflowError e) {
        return e;
      }
    }
  },
  /** An exception that attaches nothing and has no trace. */
  BARE {
    @Override
    public Throwable create(String message) {
      return new Bare(message);
    }
  };

  private static final class Bare extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Bare(String message) {
      super(message, null, false, false);
    }
  }

  /** A new throwable of this kind. */
  public abstract Throwable create(String message);

  /** Throws anything from anywhere. */
  public static RuntimeException sneak(Throwable t) {
    FailureKind.<RuntimeException>throwAs(t);
    throw new AssertionError(t);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // erased: thrown as it is
  private static <X extends Throwable> void throwAs(Throwable t) throws X {
    throw (X) t;
  }

  @SuppressWarnings("InfiniteRecursion") // on purpose
  private static int recurse(int depth) {
    return recurse(depth + 1) + 1;
  }
}
