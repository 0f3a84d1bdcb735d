package org.anabranch.specialize;

import static org.anabranch.specialize.Workbench.AT_ONCE;
import static org.anabranch.specialize.Workbench.CALL;
import static org.anabranch.specialize.Workbench.COPY_AT;
import static org.anabranch.specialize.Workbench.PIECE;
import static org.anabranch.specialize.Workbench.SHARED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.invoke.MethodHandles;
import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Which function classes run on a copy, and from when on. */
class SpecializerTest {
  private static final List<IntToLongFunction> FUNCTIONS = Workbench.functions();

  @Test
  void aHotClassGetsACopyOfItsOwn() {
    Workbench bench = new Workbench().mixed();
    Summing first = bench.heat(FUNCTIONS.get(0));
    Summing second = bench.heat(FUNCTIONS.get(1));
    assertTrue(first.getClass().isHidden());
    assertTrue(second.getClass().isHidden());
    assertNotSame(first.getClass(), second.getClass());
    assertSame(first, bench.heat(FUNCTIONS.get(0)));
  }

  @Test
  void capturedValuesShareTheCopyOfTheirLambda() {
    Workbench bench = new Workbench().mixed();
    LongFunction<IntToLongFunction> times = factor -> i -> factor * i;
    assertSame(bench.heat(times.apply(3)), bench.heat(times.apply(5)));
  }

  @Test
  void everyKindOfFunctionIsServed() {
    Workbench bench = new Workbench().mixed();
    IntToLongFunction anonymous =
        new IntToLongFunction() {
          @Override
          public long applyAsLong(int i) {
            return i + 1L;
          }
        };
    assertTrue(bench.heat(anonymous).getClass().isHidden());
    assertTrue(bench.heat(Long::valueOf).getClass().isHidden());
    assertTrue(bench.heat(new Squares()).getClass().isHidden());
  }

  private static final class Squares implements IntToLongFunction {
    @Override
    public long applyAsLong(int i) {
      return (long) i * i;
    }
  }

  @Test
  void pastTheThresholdTheNextPieceRunsOnTheCopy() {
    Workbench bench = new Workbench().mixed();
    List<Summing> ran = bench.call(FUNCTIONS.get(0), COPY_AT + 3 * CALL, CALL);
    assertEquals(13, ran.size());
    ran.subList(0, 10).forEach(kernel -> assertSame(SHARED, kernel));
    ran.subList(10, 13).forEach(kernel -> assertTrue(kernel.getClass().isHidden()));
  }

  @Test
  void callsAddUp() {
    Workbench bench = new Workbench().mixed();
    for (int call = 0; call < COPY_AT / CALL; call++) {
      assertSame(SHARED, bench.call(FUNCTIONS.get(0), CALL, CALL).get(0));
    }
    assertNotSame(SHARED, bench.call(FUNCTIONS.get(0), CALL, CALL).get(0));
  }

  @Test
  void aLargeCallBeginsOnACopy() {
    Workbench bench = new Workbench().mixed();
    assertSame(SHARED, bench.call(FUNCTIONS.get(0), AT_ONCE - 1, PIECE).get(0));
    assertNotSame(SHARED, bench.call(FUNCTIONS.get(1), AT_ONCE, PIECE).get(0));
  }

  @Test
  void shortCallsAndShortPiecesRunOnTheSharedKernel() {
    Workbench bench = new Workbench().mixed();
    assertNotSame(SHARED, bench.heat(FUNCTIONS.get(0)));
    assertTrue(bench.specializer.isShared(FUNCTIONS.get(0), CALL - 1));
    assertFalse(bench.specializer.isShared(FUNCTIONS.get(0), CALL));
    KernelChoice<Summing> choice = bench.specializer.choice(FUNCTIONS.get(0), CALL);
    assertSame(SHARED, choice.forPiece(PIECE - 1));
    assertNotSame(SHARED, choice.forPiece(PIECE));
  }

  /** Elements that cost much run in short pieces; calling them costs nothing beside. */
  @Test
  void shortPiecesDoNotHeat() {
    Workbench bench = new Workbench().mixed();
    bench.call(FUNCTIONS.get(0), AT_ONCE - 1, PIECE - 1);
    assertSame(SHARED, bench.call(FUNCTIONS.get(0), CALL, CALL).get(0));
  }

  @Test
  void aClassAloneWithTheSharedKernelStaysUntilAnotherComes() {
    Workbench bench = new Workbench();
    assertSame(SHARED, bench.heat(FUNCTIONS.get(0)));
    assertSame(SHARED, bench.call(FUNCTIONS.get(0), AT_ONCE, AT_ONCE).get(0));
    bench.call(FUNCTIONS.get(1), CALL, CALL);
    assertNotSame(SHARED, bench.call(FUNCTIONS.get(0), CALL, CALL).get(0));
  }

  @Test
  void aClassAloneWithTheSharedKernelStaysUntilAShortCall() {
    Workbench bench = new Workbench();
    assertSame(SHARED, bench.heat(FUNCTIONS.get(0)));
    bench.call(FUNCTIONS.get(0), CALL - 1, 1);
    assertNotSame(SHARED, bench.call(FUNCTIONS.get(0), CALL, CALL).get(0));
  }

  /** A combinator's class stands for many functions. */
  @Test
  void classesOfTheBootLoaderNeverGetACopy() {
    Workbench bench = new Workbench().mixed();
    assertTrue(bench.specializer.isShared(IntUnaryOperator.identity(), AT_ONCE));
  }

  @Test
  void withoutPlacesNothingIsLookedUp() {
    LiveCopies none = new LiveCopies(Workbench.limits(0), () -> 0);
    Specializer<Summing> off =
        new Specializer<>(
            SHARED,
            none,
            () -> {
              throw new AssertionError("made");
            });
    assertTrue(off.isShared(FUNCTIONS.get(0), AT_ONCE));
  }

  @Test
  void aFailureToMakeACopyEndsThemForThisKernelOnly() {
    Workbench bench = new Workbench(() -> failWith(new LinkageError("no more classes"))).mixed();
    bench.call(FUNCTIONS.get(0), AT_ONCE, PIECE).forEach(kernel -> assertSame(SHARED, kernel));
    assertTrue(bench.specializer.isShared(FUNCTIONS.get(0), AT_ONCE));
    assertEquals(0, bench.copies.counters().live());
  }

  @Test
  void brokenBytesFallBack() {
    byte[] broken = {1, 2, 3};
    Workbench bench =
        new Workbench(
                () -> {
                  MethodHandles.lookup().defineHiddenClass(broken, true);
                  return new SummingLoop();
                })
            .mixed();
    assertSame(SHARED, bench.heat(FUNCTIONS.get(0)));
    assertTrue(bench.specializer.isShared(FUNCTIONS.get(0), AT_ONCE));
  }

  @Test
  void aMissingClassFileFallsBack() {
    Summing copy = new Workbench().mixed().heat(FUNCTIONS.get(0));
    Workbench bench =
        new Workbench(new HiddenCopies<>(MethodHandles.lookup(), copy.getClass())).mixed();
    assertSame(SHARED, bench.heat(FUNCTIONS.get(1)));
    assertTrue(bench.specializer.isShared(FUNCTIONS.get(1), AT_ONCE));
  }

  @Test
  void whatMayPassIsTriedAgain() {
    for (Throwable passing :
        List.of(
            new StackOverflowError(), new OutOfMemoryError(), new ClosedByInterruptException())) {
      boolean[] failed = new boolean[1];
      Workbench bench =
          new Workbench(
                  () -> {
                    if (!failed[0]) {
                      failed[0] = true;
                      return failWith(passing);
                    }
                    return new SummingLoop();
                  })
              .mixed();
      List<Summing> ran = bench.call(FUNCTIONS.get(0), AT_ONCE, AT_ONCE / 2);
      assertSame(SHARED, ran.get(0));
      assertNotSame(SHARED, ran.get(1));
    }
  }

  private static Summing failWith(Throwable failure) throws Throwable {
    throw failure;
  }
}
