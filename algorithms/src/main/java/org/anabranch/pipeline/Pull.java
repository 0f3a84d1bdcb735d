package org.anabranch.pipeline;

import java.util.Spliterator;
import java.util.function.Consumer;
import org.anabranch.core.loop.Checkpoint;
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

  /** Called when no more will be pulled. */
  private final Runnable close;

  private long pulled;
  private boolean exhausted;
  private @Nullable Throwable failure;

  Pull(Spliterator<?> source, Runnable close) {
    this(source, close, 0, Long.MAX_VALUE);
  }

  private Pull(Spliterator<?> source, Runnable close, long from, long to) {
    super(Carrier.OBJECT);
    this.source = source;
    this.close = close;
    this.from = from;
    this.to = to;
  }

  @Override
  Origin slice(long begin, long end) {
    long last = end >= to - from ? to : from + end;
    return new Pull(source, close, Math.min(last, from + Math.min(begin, last - from)), last);
  }

  @Override
  void feed(Waves waves) {
    feeding(waves).run();
  }

  @Override
  Feeding feeding(Waves waves) {
    return new Feeding() {
      private final Needed needed = new Needed();
      private int size = BlockSizes.FIRST_WAVE;

      @Override
      public boolean step() {
        boolean more = false;
        try {
          handOver();
          more = !waves.isDone() && !isOver();
        } finally {
          if (!more) {
            close.run();
          }
        }
        rethrow(more || waves.isDone());
        return more;
      }

      private void handOver() {
        if (!waves.isDone() && !isOver()) {
          Batch batch = pull((int) Math.min(size, needed.next(waves.wanted())));
          needed.sent(batch.count);
          if (batch.count > 0) {
            waves.wave(new ArrayOrigin(Carrier.OBJECT, batch.elements, 0, batch.count));
          }
          size = Math.min(BlockSizes.MOST_EARLY, 2 * size);
        }
      }
    };
  }

  @Override
  void push(Link link) {
    try {
      int size = BlockSizes.FIRST;
      while (!link.isDone() && !isOver()) {
        Batch batch = pull(size);
        if (batch.count > 0) {
          link.accept(batch.elements, 0, batch.count);
        }
        size = BlockSizes.after(size);
      }
    } finally {
      close.run();
    }
    rethrow(link.isDone());
  }

  private boolean isOver() {
    return exhausted || failure != null || pulled >= to;
  }

  /** So many elements, or fewer when there are no more. */
  private Batch pull(int size) {
    Checkpoint.pass();
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
