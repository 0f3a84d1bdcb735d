package org.anabranch.core.deque;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.anabranch.core.layout.PaddedLong;
import org.anabranch.core.shim.Shim;

/**
 * One end of the deque: an index that only grows past what was never used, on a cache line of its
 * own.
 */
final class DequeIndex extends PaddedLong {
  private static final VarHandle VALUE = handle();

  DequeIndex(long initial) {
    super(initial);
  }

  private static VarHandle handle() {
    try {
      return MethodHandles.lookup().findVarHandle(DequeIndex.class, "value", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** For the one thread that writes this index. */
  long getPlain() {
    return value;
  }

  long getOpaque() {
    Shim.step();
    return (long) VALUE.getOpaque(this);
  }

  long getAcquire() {
    Shim.step();
    return (long) VALUE.getAcquire(this);
  }

  void setOpaque(long index) {
    Shim.step();
    VALUE.setOpaque(this, index);
  }

  void setRelease(long index) {
    Shim.step();
    VALUE.setRelease(this, index);
  }

  boolean cas(long expected, long index) {
    Shim.step();
    return VALUE.compareAndSet(this, expected, index);
  }
}
