package org.anabranch.core.trace;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReference;
import org.anabranch.core.recording.Recording.Kind;
import org.jspecify.annotations.Nullable;

/**
 * The newest events of one worker. The worker writes, without a lock; whoever ends the recording
 * reads once, while the worker may go on writing.
 *
 * <p>The memory doubles as it fills, up to a limit; from then on each event replaces the oldest.
 *
 * <p><b>Invariant.</b> Event {@code n} lies in slot {@code n mod capacity} and is complete once
 * {@code count > n}. The writer raises {@code count} with release before it touches the slot of
 * another event, so a reader that finds {@code count = c} after its copy knows that the events from
 * {@code c - capacity + 1} on were not touched meanwhile: the scheme of a sequence lock. The one
 * before those may just be replaced, so a ring gives at most one event less than its capacity. The
 * modes are rows R1 and R2 of the table in {@code SHARED.md}.
 */
final class Ring {
  private static final VarHandle COUNT = countHandle();
  private static final int FIRST_CAPACITY = 64;
  private static final Kind[] KINDS = Kind.values();

  /** Where events lie: four numbers each, and a tag. */
  private static final class Slots {
    static final int NUMBERS = 4;
    final int capacity;
    final long[] numbers;
    final @Nullable Object[] tags;

    Slots(int capacity) {
      this.capacity = capacity;
      numbers = new long[NUMBERS * capacity];
      tags = new Object[capacity];
    }

    Slots doubled() {
      Slots larger = new Slots(2 * capacity);
      System.arraycopy(numbers, 0, larger.numbers, 0, numbers.length);
      System.arraycopy(tags, 0, larger.tags, 0, capacity);
      return larger;
    }
  }

  /** Who reads an event. */
  interface Reader {
    void take(long time, Kind kind, long task, long other, @Nullable Object tag);
  }

  private int limit;

  /** Null when the recording has ended. */
  private final AtomicReference<@Nullable Slots> slots;

  private long count;

  /** A ring that keeps so many events, a power of two. */
  Ring(int limit) {
    this.limit = limit;
    slots = new AtomicReference<>(new Slots(Math.min(limit, FIRST_CAPACITY)));
  }

  private static VarHandle countHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(Ring.class, "count", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** For the worker. */
  @SuppressWarnings("EnumOrdinal") // read back in the same process
  void add(long time, Kind kind, long task, long other, @Nullable Object tag) {
    Slots into = slots.getOpaque(); // R2
    if (into != null && count == into.capacity - 1 && into.capacity < limit) {
      into = grown(into);
    }
    if (into == null) {
      return;
    }
    VarHandle.storeStoreFence(); // R1
    int slot = (int) count & (into.capacity - 1);
    int at = Slots.NUMBERS * slot;
    into.numbers[at] = time;
    into.numbers[at + 1] = kind.ordinal();
    into.numbers[at + 2] = task;
    into.numbers[at + 3] = other;
    if (into.tags[slot] != tag) {
      into.tags[slot] = tag;
    }
    COUNT.setRelease(this, count + 1); // R1
  }

  /** Where there is no memory for more, the ring stays as it is; null when it was closed. */
  private @Nullable Slots grown(Slots full) {
    try {
      Slots larger = full.doubled();
      return slots.compareAndSet(full, larger) ? larger : null; // R2
    } catch (OutOfMemoryError e) {
      limit = full.capacity;
      return full;
    }
  }

  /**
   * Ends the recording and reads what it kept, oldest first; once, for any thread. Returns how many
   * older events were dropped.
   */
  long drain(Reader reader) {
    Slots from = slots.getAndSet(null); // R2
    long end = (long) COUNT.getAcquire(this); // R1
    if (from == null) {
      return 0;
    }
    long[] numbers = from.numbers.clone();
    Object[] tags = from.tags.clone();
    VarHandle.loadLoadFence(); // R1
    long now = (long) COUNT.getOpaque(this); // R1
    long start = Math.max(0, now - from.capacity + 1);
    for (long n = start; n < end; n++) {
      int slot = (int) n & (from.capacity - 1);
      int at = Slots.NUMBERS * slot;
      reader.take(
          numbers[at], KINDS[(int) numbers[at + 1]], numbers[at + 2], numbers[at + 3], tags[slot]);
    }
    return start;
  }
}
