package org.anabranch.core.loop;

/**
 * How many indices a worker runs before it looks around.
 *
 * <p>The aim is a look every 10 to 50 microseconds. A loop whose cost nobody knows, or only from an
 * earlier call, tries one index first; then the size follows from the cost, and doubles or halves
 * whenever a chunk was too short or too long. Near the end of a shared range chunks are at most a
 * quarter of what remains, so that two workers finish close together, but never shorter than a look
 * is worth.
 */
final class ChunkController {
  private static final long SHORTEST_NANOS = 10_000;
  private static final long LONGEST_NANOS = 50_000;
  private static final long AIM_PICOS = 20_000_000;
  private static final long LEAST_PICOS = 1_000_000;

  /** A shorter time may be all disturbance, and raises no estimate. */
  static final long MEASURABLE_NANOS = 1_000;

  /** What the clock may have missed of a short time. */
  private static final long CLOCK_NANOS = 100;

  /** How fast chunks grow while the caller is alone; faster where an earlier call told the cost. */
  private static final long ALONE_GROWTH = 16;

  private static final long KNOWN_GROWTH = 256;

  /**
   * One index may be slow by chance, the first of a call above all, which finds caches cold: it is
   * not believed where an earlier call knew better, and those after it are step by step.
   */
  private static final long RISE = 4;

  /** Twice so slow in turn is no chance, and if it is, sharing costs little beside it. */
  static final long UNDOUBTED_NANOS = 200_000;

  private final long growth;
  private long picosPerElement;
  private boolean trial;
  private boolean surprised;
  private long size;

  /** The size while the range is not shared: it grows fast up to twice the other. */
  private long alone;

  /**
   * A controller for one piece of a loop.
   *
   * @param picosPerElement the cost of an index in picoseconds, or 0 when it is not known
   * @param trial whether to run one index first, because the cost may be wrong; needed when it is
   *     not known
   */
  ChunkController(long picosPerElement, boolean trial) {
    this.picosPerElement = picosPerElement;
    this.trial = trial;
    growth = picosPerElement == 0 ? ALONE_GROWTH : KNOWN_GROWTH;
    size = picosPerElement == 0 ? Long.MAX_VALUE : sizeFor(AIM_PICOS);
    alone = trial ? 1 : Long.MAX_VALUE;
  }

  private long sizeFor(long picos) {
    return Math.max(1, picos / picosPerElement);
  }

  /** The size of the next chunk, from 1 to {@code remaining}. */
  long next(long remaining, boolean shared) {
    if (trial) {
      return 1;
    }
    if (!shared) {
      return Math.min(remaining, Math.min(alone, saturatedProduct(size, 2)));
    }
    return Math.min(remaining, Math.min(size, Math.max(sizeFor(LEAST_PICOS), remaining >>> 2)));
  }

  /** A chunk of so many indices took so long. */
  void ran(long elements, long nanos) {
    long measured = estimate(elements, nanos);
    if (trial && !surprised && picosPerElement != 0 && measured > picosPerElement) {
      surprised = true;
      return;
    }
    picosPerElement = trial ? believedAgain(picosPerElement, measured) : measured;
    if (picosPerElement < measured) {
      return;
    }
    alone = saturatedProduct(alone, growth);
    if (trial) {
      trial = false;
      size = sizeFor(AIM_PICOS);
    } else if (nanos < SHORTEST_NANOS && elements >= size) {
      size = saturatedProduct(size, 2);
    } else if (nanos > LONGEST_NANOS) {
      size = Math.max(1, elements / 2);
    }
  }

  /** A cost as measured once, but at most four times what was known, if anything was. */
  static long believed(long known, long measured) {
    return known == 0 ? measured : Math.min(measured, saturatedProduct(known, RISE));
  }

  /** The cost of an index that was slow after another one that was. */
  static long believedAgain(long known, long measured) {
    return measured < UNDOUBTED_NANOS * 1000 ? believed(known, measured) : measured;
  }

  /** Too short a time still bounds the cost: a single slow index must not count for long. */
  private long estimate(long elements, long nanos) {
    if (nanos >= MEASURABLE_NANOS || picosPerElement == 0) {
      return perElement(elements, nanos);
    }
    return Math.min(picosPerElement, perElement(elements, nanos + CLOCK_NANOS));
  }

  private static long perElement(long elements, long nanos) {
    return Math.max(1, saturatedProduct(nanos, 1000) / elements);
  }

  /** The cost of an index as last measured, or as given; 0 when neither is known. */
  long picosPerElement() {
    return picosPerElement;
  }

  static long saturatedProduct(long a, long b) {
    long low = a * b;
    return Math.multiplyHigh(a, b) == 0 && low >= 0 ? low : Long.MAX_VALUE;
  }
}
