package org.anabranch.core.idle;

import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Reads the counts of sleepers at rest, where no method leads. */
final class SleepersProbe {
  private final Sleepers sleepers;

  SleepersProbe(Sleepers sleepers) {
    this.sleepers = sleepers;
  }

  int searching() {
    return SleepWord.searching(word());
  }

  int sleeping() {
    return SleepWord.sleeping(word());
  }

  /** The thread that a waker of the seat would unpark. */
  Object thread(int seat) {
    return ((AtomicReferenceArray<?>) field("threads")).get(seat);
  }

  private long word() {
    return ((SleepWord) field("word")).getOpaque();
  }

  private Object field(String name) {
    try {
      Field field = Sleepers.class.getDeclaredField(name);
      field.setAccessible(true);
      return field.get(sleepers);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
