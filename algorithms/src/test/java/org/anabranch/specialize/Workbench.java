package org.anabranch.specialize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntToLongFunction;

/** A specializer with small limits and a clock that stands still, and calls that use it. */
final class Workbench {
  static final int CALL = 10;
  static final int PIECE = 5;
  static final int COPY_AT = 100;
  static final int AT_ONCE = 1_000;
  static final int LIVE = 3;
  static final int BURST = 4;
  static final long PERIOD = 10;
  static final long SPARE = 1_000;
  static final long UNUSED = 100_000;

  static final Summing SHARED = new SummingLoop();

  final AtomicLong now = new AtomicLong();
  final LiveCopies copies = new LiveCopies(limits(LIVE), now::get);
  final Specializer<Summing> specializer;

  Workbench() {
    this(new HiddenCopies<>(MethodHandles.lookup(), SummingLoop.class));
  }

  Workbench(LiveCopies.Maker<Summing> maker) {
    specializer = new Specializer<>(SHARED, copies, maker);
  }

  static Limits limits(int live) {
    return new Limits(CALL, PIECE, COPY_AT, AT_ONCE, live, BURST, PERIOD, SPARE, UNUSED);
  }

  /** Several lambdas, each of a class of its own. */
  static List<IntToLongFunction> functions() {
    return List.of(i -> i, i -> 2L * i, i -> 3L * i, i -> 4L * i, i -> 5L * i, i -> 6L * i);
  }

  /** A short call, after which no class is alone with the shared kernel. */
  Workbench mixed() {
    assertEquals(List.of(SHARED), call(i -> 0, 1, 1));
    return this;
  }

  /** Sums in pieces, as an operation does; returns the kernels that ran them. */
  List<Summing> call(IntToLongFunction function, int elements, int piece) {
    List<Summing> ran = new ArrayList<>();
    long sum = 0;
    if (specializer.isShared(function, elements)) {
      sum = SHARED.sum(0, elements, function);
      ran.add(SHARED);
    } else {
      KernelChoice<Summing> choice = specializer.choice(function, elements);
      for (int from = 0; from < elements; from += piece) {
        int to = Math.min(elements, from + piece);
        Summing kernel = choice.forPiece(to - from);
        sum += kernel.sum(from, to, function);
        ran.add(kernel);
      }
    }
    assertEquals(SHARED.sum(0, elements, function), sum);
    return ran;
  }

  /** Makes a class hot; returns the kernel it runs on afterwards. */
  Summing heat(IntToLongFunction function) {
    call(function, 2 * COPY_AT, COPY_AT + 1);
    return call(function, CALL, CALL).get(0);
  }
}
