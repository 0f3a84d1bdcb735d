package org.anabranch.core.loop;

/**
 * What one loop did.
 *
 * @param elements how many indices it had
 * @param company who could take part
 * @param knownPicos the cost of an index in picoseconds as known before, 0 when it was not
 * @param measuredPicos its cost as measured, 0 when nobody measured
 * @param chunks what workers ran between two looks around, 0 for a loop of one go
 * @param pieces the range itself, and the halves that were published
 * @param steals how many of them changed hands
 * @param wakes how often somebody in the pool was woken meanwhile, or a thread started
 * @param workers how many workers ran chunks
 * @param parallelism how many could
 * @param nanos how long it all took
 */
public record LoopReport(
    long elements,
    Company company,
    long knownPicos,
    long measuredPicos,
    long chunks,
    long pieces,
    long steals,
    long wakes,
    int workers,
    int parallelism,
    long nanos) {

  /** Who could take part in a loop. */
  public enum Company {
    /** The caller alone: the work was known to be too little to share. */
    TOO_LITTLE,
    /** The caller alone: the pool has no other worker. */
    POOL_OF_ONE,
    /** The caller alone: there was one index. */
    ONE_INDEX,
    /** The caller alone: it was inside a static initialiser, which helpers would wait for. */
    INITIALISER,
    /** The caller alone: nobody was awake, and it was too little to wake anybody. */
    NOBODY_AWAKE,
    /** Whoever came. */
    ANYBODY
  }
}
