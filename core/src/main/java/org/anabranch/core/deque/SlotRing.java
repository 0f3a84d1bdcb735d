package org.anabranch.core.deque;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * The circular array of a deque: index {@code i} lives in slot {@code i mod capacity}, a power of
 * two.
 *
 * <p>A slot is empty ({@code null}) or holds one element. The owner fills only empty slots; a slot
 * is emptied once for each element, by whoever took that element.
 */
final class SlotRing {
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Object[].class);

  private final @Nullable Object[] slots;

  SlotRing(int capacity) {
    slots = new @Nullable Object[capacity];
  }

  int capacity() {
    return slots.length;
  }

  private int slot(long index) {
    return (int) index & (slots.length - 1);
  }

  /** For the owner: what lies there, or null when the slot is free. */
  @Nullable Object getOpaque(long index) {
    Shim.step();
    return SLOT.getOpaque(slots, slot(index));
  }

  /** For thieves, after they saw a bottom above the index. */
  @Nullable Object getAcquire(long index) {
    Shim.step();
    return SLOT.getAcquire(slots, slot(index));
  }

  /** For the owner, before it publishes the index. */
  void fillPlain(long index, Object element) {
    slots[slot(index)] = element;
  }

  /** For the one thread that took the element. */
  void emptyRelease(long index) {
    Shim.step();
    SLOT.setRelease(slots, slot(index), null);
  }

  /** For the owner: the same elements, {@code from} to {@code to}, in a new ring. */
  SlotRing copy(int capacity, long from, long to) {
    SlotRing copy = new SlotRing(capacity);
    for (long i = from; i != to; i++) {
      copy.slots[copy.slot(i)] = getOpaque(i);
    }
    return copy;
  }
}
