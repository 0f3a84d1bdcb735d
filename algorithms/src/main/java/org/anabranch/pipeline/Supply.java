package org.anabranch.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Spliterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a run as they are asked for: waves run in parallel, the next one when the last is
 * used up. A failure is thrown where its element would have been.
 */
final class Supply implements Waves, Spliterator<ArrayOrigin> {
  private final Carrier carrier;
  private final Feeding feeding;
  private final Deque<ArrayOrigin> ready = new ArrayDeque<>();
  private boolean isOver;
  private @Nullable Throwable failure;

  Supply(Flow flow) {
    carrier = flow.carrier();
    feeding = flow.feeding(this);
  }

  @Override
  public void wave(Sized wave) {
    if (wave instanceof ArrayOrigin elements) {
      add(elements);
    } else {
      InOrder.push(wave, new Taker());
    }
  }

  private void add(ArrayOrigin elements) {
    if (elements.units() > 0) {
      ready.add(elements);
    }
  }

  @Override
  public boolean isDone() {
    return false;
  }

  @Override
  public boolean stopsEarly() {
    return true;
  }

  /** The next elements, so many at most; null at the end. */
  @Nullable ArrayOrigin next(long most) {
    ArrayOrigin first = peek();
    if (first == null) {
      return null;
    }
    ready.remove();
    if (first.units() <= most) {
      return first;
    }
    ready.addFirst((ArrayOrigin) first.part(most, first.units()));
    return (ArrayOrigin) first.part(0, most);
  }

  /** How many elements are at hand, after some were looked for; 0 at the end. */
  long atHand() {
    ArrayOrigin first = peek();
    return first == null ? 0 : first.units();
  }

  private @Nullable ArrayOrigin peek() {
    while (ready.isEmpty() && !isOver) {
      try {
        isOver = !feeding.step();
      } catch (Throwable thrown) {
        isOver = true;
        failure = thrown;
      }
    }
    if (ready.isEmpty() && failure != null) {
      throw Thrown.again(failure);
    }
    return ready.peek();
  }

  @Override
  public boolean tryAdvance(Consumer<? super ArrayOrigin> action) {
    ArrayOrigin elements = next(Long.MAX_VALUE);
    if (elements != null) {
      action.accept(elements);
    }
    return elements != null;
  }

  @Override
  public @Nullable Spliterator<ArrayOrigin> trySplit() {
    ArrayOrigin elements = next(Long.MAX_VALUE);
    return elements == null ? null : List.of(elements).spliterator();
  }

  @Override
  public long estimateSize() {
    return Long.MAX_VALUE;
  }

  @Override
  public int characteristics() {
    return ORDERED | NONNULL;
  }

  /** Keeps what a wave's workers gathered, in order. */
  private final class Taker extends Link {
    @Override
    void begin(long elements) {}

    @Override
    void accept(Object block, int from, int to) {
      add(new ArrayOrigin(carrier, block, from, to));
    }

    @Override
    boolean isDone() {
      return false;
    }

    @Override
    void end() {}
  }
}
