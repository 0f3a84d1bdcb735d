package org.anabranch.pipeline;

/**
 * How many elements are likely to be all that is needed, judging by what came of those that were
 * sent so far.
 */
final class Needed {
  private long sent;

  /** How many were wanted when this was first asked, or -1. */
  private long wantedFirst = -1;

  /** So many elements were sent. */
  void sent(long elements) {
    sent += elements;
  }

  /** The next elements to send, at most, when so many results are still wanted. */
  long next(long wanted) {
    if (wantedFirst < 0) {
      wantedFirst = wanted;
    }
    long came = wantedFirst - wanted;
    return came == 0
        ? Long.MAX_VALUE
        : BlockSizes.FIRST_WAVE + (long) (wanted * ((double) sent / came));
  }
}
