package org.anabranch.specialize;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * What one specializer knows of one function class: how many elements it has run on the shared
 * kernel, and its copy, if it has one.
 *
 * <p>This is a view. What hangs on the function class is an entry made of the JDK's types only,
 * with a weak reference to the copy: an object of ours there would keep this library's loader alive
 * as long as the function's.
 *
 * @param elements run on the shared kernel so far
 * @param copy empty, or claimed by a thread that is making the copy, or the copy
 * @param <K> the kernel's shape
 */
record FunctionRecord<K>(AtomicLong elements, AtomicReference<@Nullable Reference<Copy<K>>> copy) {
  private static final Reference<?> CLAIMED = referenceToNothing();

  /** The records of one specializer. */
  static final class Table<K>
      extends ClassValue<Map.Entry<AtomicLong, AtomicReference<@Nullable Reference<Copy<K>>>>> {
    @Override
    protected Map.Entry<AtomicLong, AtomicReference<@Nullable Reference<Copy<K>>>> computeValue(
        Class<?> function) {
      return Map.entry(new AtomicLong(), new AtomicReference<>());
    }

    FunctionRecord<K> of(Class<?> function) {
      var entry = get(function);
      return new FunctionRecord<>(entry.getKey(), entry.getValue());
    }
  }

  @Nullable Copy<K> current() {
    Reference<Copy<K>> reference = copy.get();
    return reference == null ? null : reference.get();
  }

  /** Adds to the elements run; returns how many there are. */
  long ran(long more) {
    return elements.addAndGet(more);
  }

  /** Wins for one thread while there is no copy. */
  boolean claim() {
    return copy.get() == null && copy.compareAndSet(null, claimed());
  }

  /** The claim came to nothing. */
  void unclaim() {
    copy.compareAndSet(claimed(), null);
  }

  void publish(Reference<Copy<K>> made) {
    copy.set(made);
  }

  void retract(Reference<Copy<K>> made) {
    elements.set(0);
    copy.compareAndSet(made, null);
  }

  private static Reference<?> referenceToNothing() {
    Reference<?> nothing = new WeakReference<>(new Object());
    nothing.clear();
    return nothing;
  }

  @SuppressWarnings("unchecked") // it refers to nothing of any type
  private static <K> Reference<Copy<K>> claimed() {
    return (Reference<Copy<K>>) CLAIMED;
  }
}
