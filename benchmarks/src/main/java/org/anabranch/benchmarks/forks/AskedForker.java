package org.anabranch.benchmarks.forks;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.anabranch.core.layout.PaddedLong;
import org.jspecify.annotations.Nullable;

/**
 * Keeps its forks where nobody else sees them, and looks at each fork whether the other worker has
 * asked for one; then it gives its oldest away, through a mailbox.
 */
abstract class AskedForker extends Forker {
  private final Request request = new Request();
  private volatile @Nullable Gift mailbox;

  /** A flag on a cache line of its own. */
  private static final class Request extends PaddedLong {
    private static final VarHandle VALUE;

    static {
      try {
        VALUE = MethodHandles.lookup().findVarHandle(Request.class, "value", long.class);
      } catch (ReflectiveOperationException e) {
        throw new ExceptionInInitializerError(e);
      }
    }

    Request() {
      super(0);
    }

    boolean isRaised() {
      return (long) VALUE.getOpaque(this) != 0;
    }

    void set(boolean raised) {
      VALUE.setVolatile(this, raised ? 1 : 0);
    }
  }

  /** A fork that was given away. */
  static final class Gift {
    private final int n;
    private int result;
    private volatile boolean done;

    Gift(int n) {
      this.n = n;
    }
  }

  /** The oldest fork that is still here, which is gone then; null when there is none. */
  abstract @Nullable Gift giveOldest();

  final boolean isAsked() {
    return request.isRaised();
  }

  /** To be called after each fork. */
  final void look() {
    if (isAsked()) {
      answer();
    }
  }

  private void answer() {
    if (other() instanceof AskedForker asker && asker.mailbox == null) {
      Gift gift = giveOldest();
      if (gift != null) {
        asker.mailbox = gift;
        request.set(false);
      }
    }
  }

  /** The result of a fork that was given away. */
  final int await(Gift gift) {
    for (int turn = 0; !gift.done; turn++) {
      look();
      help();
      pause(turn);
    }
    return gift.result;
  }

  @Override
  final void help() {
    Gift gift = mailbox;
    if (gift != null) {
      mailbox = null;
      gift.result = compute(gift.n);
      gift.done = true;
    } else if (other() instanceof AskedForker owner && !owner.request.isRaised()) {
      owner.request.set(true);
    }
  }
}
