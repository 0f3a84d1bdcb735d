package org.anabranch.pipeline;

import java.util.Spliterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Pulls elements on the calling thread, never one more than were asked for, and hands them over in
 * waves. When pulling fails, what came before goes on first.
 */
final class Pull extends Origin {
  private final Spliterator<?> source;

  /** Elements to leave out first. */
  private final long from;

  /** Elements to pull, at most, with those to leave out. */
  private final long to;

  private long pulled;
  private boolean exhausted;
  private @Nullable Throwable failure;

  Pull(Spliterator<?> source, long from, long to) {
    super(Carrier.OBJECT);
    this.source = source;
    this.from = from;
    this.to = to;
  }

  @Override
  Origin slice(long begin, long end) {
    long last = end >= to - from ? to : from + end;
    return new Pull(source, Math.min(last, from + Math.min(begin, last - from)), last);
  }

  @Override
  void feed(Waves waves) {
    int size = BlockSizes.FIRST_WAVE;
    while (!waves.isDone() && !isOver()) {
      Batch batch = pull(size);
      if (batch.count > 0) {
        waves.wave(new ArrayOrigin(Carrier.OBJECT, batch.elements, 0, batch.count));
      }
      size = Math.min(BlockSizes.MOST_EARLY, 2 * size);
    }
    rethrow(waves.isDone());
  }

  @Override
  void push(Link link) {
    int size = BlockSizes.FIRST;
    while (!link.isDone() && !isOver()) {
      Batch batch = pull(size);
      if (batch.count > 0) {
        link.accept(batch.elements, 0, batch.count);
      }
      size = BlockSizes.after(size);
    }
    rethrow(link.isDone());
  }

  private boolean isOver() {
    return exhausted || failure != null || pulled >= to;
  }

  /** So many elements, or fewer when there are no more. */
  private Batch pull(int size) {
    Batch batch = new Batch((int) Math.min(size, Math.max(0, to - Math.max(pulled, from))));
    try {
      Consumer<@Nullable Object> nobody = element -> {};
      while (pulled < from && !exhausted) {
        advance(nobody);
      }
      while (batch.count < batch.elements.length && !exhausted) {
        advance(batch);
      }
    } catch (Throwable thrown) {
      failure = thrown;
    }
    return batch;
  }

  private void advance(Consumer<@Nullable Object> consumer) {
    exhausted = !source.tryAdvance(consumer);
    pulled += exhausted ? 0 : 1;
  }

  private void rethrow(boolean isDone) {
    if (failure != null && !isDone) {
      throw Thrown.again(failure);
    }
  }

  @Override
  String explain() {
    return "pulled elements";
  }

  private static final class Batch implements Consumer<@Nullable Object> {
    private final @Nullable Object[] elements;
    private int count;

    Batch(int size) {
      elements = new @Nullable Object[size];
    }

    @Override
    public void accept(@Nullable Object element) {
      elements[count++] = element;
    }
  }
}
