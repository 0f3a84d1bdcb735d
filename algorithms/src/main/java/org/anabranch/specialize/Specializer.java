package org.anabranch.specialize;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.nio.channels.ClosedByInterruptException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Decides for one kernel which function classes run on a copy of it.
 *
 * <p>A call of fewer than 4,096 elements runs on the shared kernel, and so does every function of a
 * class of the JDK's boot loader, such as a combinator, which stands for many functions. The first
 * class that runs longer calls stays on the shared kernel as long as it is the only one and there
 * was no short call, for then the shared kernel's profile is as good as a copy's. Every other class
 * gets a copy when it has run 2<sup>20</sup> elements, or at once for a call of 2<sup>23</sup>, if
 * {@link LiveCopies} lets it.
 *
 * <p>Any failure to make a copy ends the copies of this kernel, not the call. A kernel is never run
 * here, so that no exception of a user's function is ever caught.
 *
 * @param <K> the kernel's shape: what the kernel class and its copies extend
 */
public final class Specializer<K> {
  private final K shared;
  private final LiveCopies copies;
  private final LiveCopies.Maker<K> maker;
  private final FunctionRecord.Table<K> records = new FunctionRecord.Table<>();
  private final KernelChoice<K> onlyShared = new KernelChoice<>(this, null, 0, null);

  /** Whether copies can be made. */
  private volatile boolean active;

  /** The class that is alone with the shared kernel, as long as {@code mixed} is false. */
  private final AtomicReference<@Nullable WeakReference<Class<?>>> first = new AtomicReference<>();

  /** Whether the shared kernel has run several classes, or short loops: a racy hint. */
  private boolean mixed;

  Specializer(K shared, LiveCopies copies, LiveCopies.Maker<K> maker) {
    this.shared = shared;
    this.copies = copies;
    this.maker = maker;
    active = copies.limits().liveCopies() > 0;
    mixed = copies.limits().copyAt() == 0;
  }

  /**
   * A specializer of a kernel.
   *
   * @param lookup with full access to the kernel's package
   * @param shared the kernel that all functions may share: an object without state of a class that
   *     has a constructor without parameters
   * @param <K> the kernel's shape
   * @return its specializer
   */
  @SuppressWarnings("unchecked") // the class of a K
  public static <K> Specializer<K> of(MethodHandles.Lookup lookup, K shared) {
    Class<? extends K> template = (Class<? extends K>) shared.getClass();
    return new Specializer<>(
        shared, LiveCopies.ofThisProcess(), new HiddenCopies<>(lookup, template));
  }

  /**
   * What has become of copies so far.
   *
   * @return the counters of the whole process
   */
  public static SpecializerCounters counters() {
    return LiveCopies.ofThisProcess().counters();
  }

  /** The kernel that all functions share. */
  K shared() {
    return shared;
  }

  /**
   * Whether a call has to run on the shared kernel, from the first element to the last.
   *
   * @param function the user's function
   * @param elements how many elements the call has
   * @return true when {@link #choice} would choose nothing else
   */
  public boolean isShared(Object function, long elements) {
    if (active
        && elements >= copies.limits().smallestCall()
        && function.getClass().getClassLoader() != null) {
      return false;
    }
    if (!mixed) {
      mixed = true;
    }
    return true;
  }

  /**
   * The kernels for one call.
   *
   * @param function the user's function
   * @param elements how many elements the call has
   * @return what chooses a kernel for each piece of the call
   */
  public KernelChoice<K> choice(Object function, long elements) {
    Class<?> type = function.getClass();
    FunctionRecord<K> record = records.of(type);
    Copy<K> copy = record.current();
    if (copy != null) {
      copies.use(copy);
      return new KernelChoice<>(this, record, 0, copy.kernel);
    }
    noteFirst(type);
    Limits limits = copies.limits();
    long threshold = elements >= limits.copyAtOnce() ? 0 : limits.copyAt();
    return new KernelChoice<>(this, record, threshold, null);
  }

  /**
   * The kernels for one call of any length: for operations that choose a kernel for each leaf
   * anyway and need no branch of their own for short calls.
   *
   * @param function the user's function
   * @param elements how many elements the call has
   * @return what chooses a kernel for each piece of the call
   */
  public KernelChoice<K> kernels(Object function, long elements) {
    return isShared(function, elements) ? onlyShared : choice(function, elements);
  }

  /**
   * The shared kernel for a call whose function is a wrapper of ours, which stands for many.
   *
   * @return what chooses the shared kernel for each piece
   */
  public KernelChoice<K> onlyShared() {
    return onlyShared;
  }

  private void noteFirst(Class<?> type) {
    if (!mixed) {
      WeakReference<Class<?>> known = first.get();
      if (known == null) {
        first.compareAndSet(null, new WeakReference<>(type));
        known = first.get();
      }
      if (known == null || known.get() != type) {
        mixed = true;
      }
    }
  }

  /** Whether a piece is too short for a copy. */
  boolean isShort(long elements) {
    return elements < copies.limits().smallestPiece();
  }

  /** The copy for a class that has none yet as far as its call knows, if it is to have one. */
  @Nullable K find(FunctionRecord<K> record, long threshold, long elements) {
    Copy<K> copy = record.current();
    if (copy == null && record.ran(elements) > threshold && mixed && active) {
      copy = make(record);
    }
    return copy == null ? null : copy.kernel;
  }

  private @Nullable Copy<K> make(FunctionRecord<K> record) {
    try {
      return copies.add(record, maker);
    } catch (Throwable failure) {
      if (isLasting(failure)) {
        active = false;
        log(failure);
      }
      return null;
    }
  }

  /** Not what another try may not meet: the end of the stack or the heap, an interrupted read. */
  private static boolean isLasting(Throwable failure) {
    return !(failure instanceof VirtualMachineError
        || failure instanceof ClosedByInterruptException);
  }

  private void log(Throwable failure) {
    Logger logger = System.getLogger(Specializer.class.getPackageName());
    logger.log(Level.DEBUG, "no copies of " + shared.getClass().getName(), failure);
  }
}
