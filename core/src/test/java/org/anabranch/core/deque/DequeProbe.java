package org.anabranch.core.deque;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/** Looks into a deque at rest, where no method leads. */
final class DequeProbe {
  private DequeProbe() {}

  /** What still lies in the slots, taken or not. */
  static List<Object> retained(ChaseLevDeque<?> deque) {
    SlotRing ring = ring(deque);
    List<Object> retained = new ArrayList<>();
    for (int slot = 0; slot < ring.capacity(); slot++) {
      Object element = ring.getOpaque(slot);
      if (element != null) {
        retained.add(element);
      }
    }
    return retained;
  }

  static int capacity(ChaseLevDeque<?> deque) {
    return ring(deque).capacity();
  }

  private static SlotRing ring(ChaseLevDeque<?> deque) {
    try {
      Field field = ChaseLevDeque.class.getDeclaredField("ring");
      field.setAccessible(true);
      return (SlotRing) field.get(deque);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
