package org.anabranch.pipeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Folds the elements of each block of units from left to right, into a slot for each block.
 *
 * <p>Who begins a block folds on the way, and leaves the value in the slot. Who comes in the middle
 * of one, because it was stolen, keeps the elements in a buffer; these few are folded in the end.
 */
final class FoldSink extends Sink<FoldSink> {
  /** The elements of a part of a block that did not begin it. */
  private record Rest(long from, Buffer buffer) {}

  private final Carrier carrier;
  private final Folder folder;
  private final long block;
  private final @Nullable Object[] slots;
  private final List<Rest> rests = new ArrayList<>();
  private @Nullable Object value = Folder.NOTHING;

  /** Null while the block is folded from its beginning on. */
  private @Nullable Buffer rest;

  /** Where the open part of a block ends so far, or -1. */
  private long end = -1;

  private FoldSink(Carrier carrier, Folder folder, long block, @Nullable Object[] slots) {
    this.carrier = carrier;
    this.folder = folder;
    this.block = block;
    this.slots = slots;
  }

  /** The value of a wave's elements along a tree that depends on the number of units only. */
  static @Nullable Object run(Sized wave, Folder folder) {
    long block = wave.foldBlock();
    int count = Math.toIntExact((wave.units() + block - 1) / block);
    if (count == 0) {
      return Folder.NOTHING;
    }
    @Nullable Object[] slots = new @Nullable Object[count];
    Arrays.fill(slots, Folder.NOTHING);
    FoldSink sink = new FoldSink(wave.carrier(), folder, block, slots);
    WaveLoop.run(wave, false, sink, folder.op());
    sink.foldRests();
    return Folds.tree(slots, folder);
  }

  @Override
  long cut() {
    return block;
  }

  @Override
  void at(long from) {
    super.at(from);
    if (from != end) {
      close();
      if (from % block != 0) {
        rest = new Buffer(carrier);
        rests.add(new Rest(from, rest));
      }
    } else if (from % block == 0) {
      close();
    }
  }

  @Override
  void accept(Object elements, int from, int to) {
    if (rest == null) {
      value = folder.add(value, elements, from, to);
    } else {
      rest.add(elements, from, to);
    }
  }

  @Override
  void ran(long to) {
    end = to;
    if (rest == null) {
      slots[(int) ((to - 1) / block)] = value;
    }
  }

  private void close() {
    value = Folder.NOTHING;
    rest = null;
  }

  @Override
  FoldSink split() {
    return new FoldSink(carrier, folder, block, slots);
  }

  @Override
  void merge(FoldSink other) {
    rests.addAll(other.rests);
  }

  private void foldRests() {
    rests.sort(Comparator.comparingLong(Rest::from));
    for (Rest part : rests) {
      int slot = (int) (part.from / block);
      for (Buffer.Chunk chunk : part.buffer.chunks()) {
        slots[slot] = folder.add(slots[slot], chunk.array(), 0, chunk.length());
      }
    }
  }
}
