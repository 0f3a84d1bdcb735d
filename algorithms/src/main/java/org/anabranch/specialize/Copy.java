package org.anabranch.specialize;

import java.lang.ref.WeakReference;

/**
 * A copy of a kernel for one function class. It is reachable strongly from {@link LiveCopies}
 * alone; what hangs on the function class is the weak reference.
 *
 * @param <K> the kernel's shape
 */
final class Copy<K> {
  final K kernel;
  final WeakReference<Copy<K>> reference = new WeakReference<>(this);

  private final FunctionRecord<K> owner;

  /** Calls that ran on this copy: a racy count, whose changes show that the copy is in use. */
  private int uses;

  private int usesWhenLooked;
  private long lastInUse;

  Copy(K kernel, FunctionRecord<K> owner, long now) {
    this.kernel = kernel;
    this.owner = owner;
    lastInUse = now;
  }

  /** One more call runs on it. Any thread; returns how many there were, roughly. */
  int use() {
    return ++uses;
  }

  int uses() {
    return uses;
  }

  /** How long it has not been used, as far as looks can tell. Under the lock of the table. */
  long idleNanos(long now) {
    if (uses != usesWhenLooked) {
      usesWhenLooked = uses;
      lastInUse = now;
    }
    return now - lastInUse;
  }

  /** The function class runs on the copy from now on. */
  void publish() {
    owner.publish(reference);
  }

  /** The function class runs on the shared kernel from now on, and has to prove itself again. */
  void retract() {
    owner.retract(reference);
  }
}
