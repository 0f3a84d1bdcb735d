package org.anabranch.pipeline;

import java.util.Arrays;
import java.util.Collections;

/** Neighbouring elements together: an array of numbers, or a list of objects. */
public final class Windows extends OrderedStage {
  private final Carrier carrier;
  private final int size;
  private final boolean sliding;

  private Windows(String name, Carrier carrier, int size, boolean sliding) {
    super(name, Carrier.OBJECT);
    if (size < 1) {
      throw new IllegalArgumentException("size is less than 1: " + size);
    }
    this.carrier = carrier;
    this.size = size;
    this.sliding = sliding;
  }

  /**
   * Every run of so many neighbours.
   *
   * @param carrier what the elements travel in
   * @param size how many
   * @return the stage
   */
  public static OrderedStage sliding(Carrier carrier, int size) {
    return new Windows("windows", carrier, size, true);
  }

  /**
   * All elements, so many at a time; the last ones may be fewer.
   *
   * @param carrier what the elements travel in
   * @param size how many
   * @return the stage
   */
  public static OrderedStage chunks(Carrier carrier, int size) {
    return new Windows("chunked", carrier, size, false);
  }

  @Override
  Link link(Link next) {
    return new WindowLink(next);
  }

  @Override
  String explain() {
    return "puts neighbours together: in order, wave by wave";
  }

  private final class WindowLink extends Step {
    /** The elements of the window that is not full yet: the first {@code held} ones. */
    private Object window = carrier.array(Math.min(size, BLOCK));

    private int room = Math.min(size, BLOCK);
    private int held;
    private final Object[] out = new Object[BLOCK];
    private int filled;

    WindowLink(Link next) {
      super(next);
    }

    @Override
    @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
    void accept(Object block, int from, int to) {
      for (int at = from; at < to; ) {
        int length = Math.min(size - held, to - at);
        ensureRoom(held + length);
        System.arraycopy(block, at, window, held, length);
        held += length;
        at += length;
        if (held == size) {
          put(size);
          held = sliding ? size - 1 : 0;
          System.arraycopy(window, size - held, window, 0, held);
        }
      }
      handOn();
    }

    @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
    private void ensureRoom(int needed) {
      if (needed > room) {
        room = (int) Math.min(size, Math.max(needed, 2L * room));
        Object larger = carrier.array(room);
        System.arraycopy(window, 0, larger, 0, held);
        window = larger;
      }
    }

    @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
    private void put(int length) {
      if (filled == BLOCK) {
        handOn();
      }
      Object copy = carrier.array(length);
      System.arraycopy(window, 0, copy, 0, length);
      out[filled++] =
          copy instanceof Object[] objects
              ? Collections.unmodifiableList(Arrays.asList(objects))
              : copy;
    }

    private void handOn() {
      if (filled > 0) {
        int count = filled;
        filled = 0;
        next.accept(out, 0, count);
      }
    }

    @Override
    void end() {
      if (!sliding && held > 0) {
        put(held);
        held = 0;
        handOn();
      }
      next.end();
    }
  }
}
