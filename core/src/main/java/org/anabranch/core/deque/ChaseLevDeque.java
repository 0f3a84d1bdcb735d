package org.anabranch.core.deque;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * A work-stealing deque: its owner pushes and pops at the bottom, newest first; thieves take from
 * the top, oldest first.
 *
 * <p><b>Invariant.</b> The elements are those with indices {@code top <= i < bottom}. Every index
 * is given to exactly one taker: thieves and the owner compete by a compare-and-set of {@code top}
 * for the last element, and only for that one does the owner compete at all. A slot is filled by
 * the owner when it is empty and emptied by the taker of its element, so nothing is retained and
 * the owner needs no look at {@code top} to know that there is room.
 *
 * <p><b>Bounds.</b> Push and pop take constant time, amortised over growth; a steal attempt takes
 * constant time and never waits. Indices are 64 bits and are never reused.
 *
 * <p>Sources: Chase and Lev, "Dynamic circular work-stealing deque", SPAA 2005; Lê, Pop, Cohen and
 * Zappa Nardelli, "Correct and efficient work-stealing for weak memory models", PPoPP 2013. The
 * argument and the table of access modes (rows D1 to D10) stand in {@code DEQUE.md}.
 *
 * @param <T> the elements, never null; the same object may be pushed more than once
 */
public final class ChaseLevDeque<T> implements Stealer<T> {
  private static final int INITIAL_CAPACITY = 64;
  private static final int MAXIMUM_CAPACITY = 1 << 30;
  private static final VarHandle RING = ringHandle();

  private final DequeIndex top;
  private final DequeIndex bottom;
  private final boolean growable;
  private SlotRing ring;

  /**
   * Whether the ring may hold elements that were stolen from an older one while it was copied:
   * their thieves empty slots of the ring they found them in. The owner's own.
   */
  private boolean mayHoldDead;

  ChaseLevDeque(int capacity, boolean growable, long firstIndex) {
    if (capacity < 1 || capacity > MAXIMUM_CAPACITY) {
      throw new IllegalArgumentException("capacity out of range: " + capacity);
    }
    this.growable = growable;
    top = new DequeIndex(firstIndex);
    bottom = new DequeIndex(firstIndex);
    ring = new SlotRing(capacity == 1 ? 1 : Integer.highestOneBit(capacity - 1) << 1);
  }

  private static VarHandle ringHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(ChaseLevDeque.class, "ring", SlotRing.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /**
   * A deque that doubles its array when it is full.
   *
   * @param <T> the elements
   * @return an empty deque, owned by whoever calls push and pop
   */
  public static <T> ChaseLevDeque<T> growable() {
    return new ChaseLevDeque<>(INITIAL_CAPACITY, true, Shim.first(Long.MAX_VALUE));
  }

  /**
   * A deque that refuses elements when it is full.
   *
   * @param <T> the elements
   * @param capacity the least number of elements it holds, rounded up to a power of two
   * @return an empty deque, owned by whoever calls push and pop
   * @throws IllegalArgumentException unless {@code 1 <= capacity <= 2^30}
   */
  public static <T> ChaseLevDeque<T> fixed(int capacity) {
    return new ChaseLevDeque<>(capacity, false, Shim.first(Long.MAX_VALUE));
  }

  /**
   * The side to hand to other threads.
   *
   * @return this deque, as thieves may use it
   */
  public Stealer<T> stealer() {
    return this;
  }

  /**
   * Adds the newest element. Only the owner may call this.
   *
   * @param element what to add
   * @return false when the deque has a fixed capacity and is full, or a thief that took the element
   *     whose slot is due has not emptied it yet
   * @throws OutOfMemoryError if the array cannot grow; the deque is unchanged then
   */
  public boolean push(T element) {
    Objects.requireNonNull(element, "element");
    long b = bottom.getPlain(); // D1
    SlotRing r = ring; // D2
    if (r.getOpaque(b) != null) { // D3
      if (!growable) {
        return false;
      }
      r = makeRoom(r, b);
    }
    r.fillPlain(b, element); // D4
    bottom.setRelease(b + 1); // D5
    return true;
  }

  /**
   * A ring with room at index {@code b}. The slot may be occupied although the deque is not full:
   * by an element whose thief has yet to empty it, or that was stolen from the old ring while it
   * was copied into this one. Then a ring of the same size, without the dead, does.
   */
  private SlotRing makeRoom(SlotRing full, long b) {
    long t = top.getAcquire(); // D8
    int capacity = full.capacity();
    if (b - t >= capacity) {
      if (capacity == MAXIMUM_CAPACITY) {
        throw new OutOfMemoryError("a deque holds at most " + MAXIMUM_CAPACITY + " elements");
      }
      capacity <<= 1;
    }
    SlotRing r = full.copy(capacity, t, b);
    mayHoldDead = true;
    Shim.step();
    RING.setRelease(this, r); // D2
    return r;
  }

  /**
   * Takes the newest element. Only the owner may call this.
   *
   * @return the element, or null when there is none
   */
  public @Nullable T pop() {
    long b = bottom.getPlain() - 1; // D1
    bottom.setOpaque(b); // D6
    Shim.fullFence(); // D7
    long t = top.getOpaque(); // D8
    if (t - b < 0) {
      return takeAt(b);
    }
    boolean won = t == b && top.cas(t, t + 1); // D9
    T element = won ? takeAt(b) : null;
    bottom.setOpaque(t - b > 0 ? t : b + 1); // D6
    if (mayHoldDead) {
      dropTheDead();
    }
    return element;
  }

  /**
   * The deque is empty: a ring without the dead takes the place of this one. Emptying their slots
   * instead would be wrong, because a slow thief may empty one of them once more, later.
   */
  private void dropTheDead() {
    try {
      SlotRing r = new SlotRing(ring.capacity());
      Shim.step();
      RING.setRelease(this, r); // D2
      mayHoldDead = false;
    } catch (OutOfMemoryError e) {
      // the next pop that finds the deque empty tries again
    }
  }

  /** For the owner, once the index is its own. */
  @SuppressWarnings("unchecked") // only elements are ever put in
  private @Nullable T takeAt(long index) {
    SlotRing r = ring;
    Object element = r.getOpaque(index); // D3
    r.emptyRelease(index); // D4
    return (T) element;
  }

  @Override
  public Steal<T> steal() {
    return steal(element -> true);
  }

  @Override
  @SuppressWarnings("unchecked") // only elements are ever put in
  public Steal<T> steal(Predicate<? super T> wanted) {
    Objects.requireNonNull(wanted, "wanted");
    long t = top.getAcquire(); // D8
    Shim.fullFence(); // D7
    long b = bottom.getAcquire(); // D5
    if (b - t <= 0) {
      return Steal.empty();
    }
    Shim.step();
    SlotRing r = (SlotRing) RING.getAcquire(this); // D2
    T element = (T) r.getAcquire(t); // D10
    if (element == null) {
      return Steal.retry();
    }
    if (!wanted.test(element)) {
      return Steal.empty();
    }
    Steal<T> stolen = Steal.of(element); // made before it is won: memory may be short
    if (!top.cas(t, t + 1)) { // D9
      return Steal.retry();
    }
    r.emptyRelease(t); // D4
    return stolen;
  }

  @Override
  public int stealHalf(Consumer<? super T> taker) {
    Objects.requireNonNull(taker, "taker");
    int goal = (size() + 1) >>> 1;
    int taken = 0;
    while (taken < goal) {
      Steal<T> attempt = steal();
      T element = attempt.element();
      if (element != null) {
        taker.accept(element);
        taken++;
      } else if (attempt.isEmpty()) {
        break;
      }
    }
    return taken;
  }

  @Override
  public int size() {
    long t = top.getAcquire(); // D8
    long b = bottom.getAcquire(); // D5
    return (int) Math.max(0, Math.min(Integer.MAX_VALUE, b - t));
  }

  @Override
  public String toString() {
    return "ChaseLevDeque(size=" + size() + ")";
  }
}
