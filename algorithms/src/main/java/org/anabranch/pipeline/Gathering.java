package org.anabranch.pipeline;

import java.util.ArrayList;
import java.util.List;

/** All elements as one array, in order. */
final class Gathering extends Terminal<Object> {
  private static final int LONGEST = Integer.MAX_VALUE - 8;

  /** Elements [from, to) of an array; ours when it has no others and nobody else has it. */
  private record Piece(Object array, int from, int to, boolean ours) {}

  private final Carrier carrier;
  private final List<Piece> pieces = new ArrayList<>();
  private long size;

  Gathering(Carrier carrier) {
    this.carrier = carrier;
  }

  @Override
  public void wave(Sized wave) {
    if (wave instanceof ArrayOrigin a) {
      add(new Piece(a.array(), a.start(), (int) (a.start() + a.units()), false));
    } else if (wave.isExact()) {
      int length = length(size + wave.units()) - length(size);
      Object target = carrier.array(length);
      WaveLoop.run(wave, false, new PlaceSink(target, 0));
      add(new Piece(target, 0, length, true));
    } else {
      RunsSink runs = new RunsSink(carrier);
      WaveLoop.run(wave, false, runs);
      for (Buffer buffer : runs.inOrder()) {
        buffer.chunks().forEach(chunk -> add(new Piece(chunk.array(), 0, chunk.length(), false)));
      }
    }
  }

  boolean isEmpty() {
    return size == 0;
  }

  private void add(Piece piece) {
    pieces.add(piece);
    size += piece.to - piece.from;
  }

  private static int length(long size) {
    if (size > LONGEST) {
      throw new IllegalArgumentException(size + " elements are too many for an array");
    }
    return (int) size;
  }

  /** An array that nobody else has. */
  @Override
  Object result() {
    if (pieces.size() == 1 && pieces.get(0).ours) {
      return pieces.get(0).array;
    }
    return copyTo(carrier.array(length(size)));
  }

  @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
  private Object copyTo(Object target) {
    int at = 0;
    for (Piece piece : pieces) {
      System.arraycopy(piece.array, piece.from, target, at, piece.to - piece.from);
      at += piece.to - piece.from;
    }
    return target;
  }

  /** The elements, to be read only: where they lie in one array already, they are not copied. */
  ArrayOrigin inPlace() {
    if (pieces.size() == 1) {
      Piece only = pieces.get(0);
      return new ArrayOrigin(carrier, only.array, only.from, only.to);
    }
    return new ArrayOrigin(carrier, result(), 0, (int) size);
  }
}
