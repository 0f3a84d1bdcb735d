package org.anabranch.core.deque;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.anabranch.core.deque.OwnerAndThieves.EightRoundsLater;
import org.anabranch.core.deque.OwnerAndThieves.FixedAndFull;
import org.anabranch.core.deque.OwnerAndThieves.GrownAndUsedAgain;
import org.anabranch.core.deque.OwnerAndThieves.Growth;
import org.anabranch.core.deque.OwnerAndThieves.LastElement;
import org.anabranch.core.deque.OwnerAndThieves.SlotNotYetEmpty;
import org.anabranch.core.deque.OwnerAndThieves.StaleView;
import org.anabranch.core.deque.OwnerAndThieves.UsedAgain;
import org.anabranch.core.mutant.Mutant;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each element of the deque's protocol is needed: without it, some schedule goes wrong. */
@Tag("scheduled")
class DequeMutantsTest {

  static Stream<Arguments> mutants() {
    return Stream.of(
        mutant(
            "pop takes the last element without a compare-and-set",
            "t == b && top.cas(t, t + 1)",
            "t == b",
            LastElement.class),
        mutant(
            "pop looks at top before it lowers bottom",
            "bottom.setOpaque(b); // D6\n Shim.fullFence(); // D7\n long t = top.getOpaque();",
            "long t = top.getOpaque(); bottom.setOpaque(b);",
            StaleView.class),
        mutant(
            "pop leaves bottom low when the deque is empty",
            "T element = won ? takeAt(b) : null; bottom.setOpaque(",
            "T element = won ? takeAt(b) : null; if (won) bottom.setOpaque(",
            UsedAgain.class),
        mutant(
            "pop does not empty the slot",
            "Object element = r.getOpaque(index); // D3\n r.emptyRelease(index);",
            "Object element = r.getOpaque(index); // D3",
            UsedAgain.class),
        mutant(
            "steal moves top without a compare-and-set",
            "if (!top.cas(t, t + 1)) {",
            "top.setRelease(t + 1); if (false) {",
            LastElement.class),
        mutant(
            "steal looks at bottom before it looks at top",
            "long t = top.getAcquire(); // D8\n Shim.fullFence(); // D7\n"
                + " long b = bottom.getAcquire();",
            "long b = bottom.getAcquire(); long t = top.getAcquire();",
            StaleView.class),
        mutant(
            "steal reads the array before the indices",
            new String[] {
              "long t = top.getAcquire(); // D8\n Shim.fullFence();",
              "SlotRing r = (SlotRing) RING.getAcquire(this); SlotRing r0 = r;"
                  + " long t = top.getAcquire(); Shim.fullFence();",
              "SlotRing r = (SlotRing) RING.getAcquire(this); // D2\n T element",
              "T element"
            },
            GrownAndUsedAgain.class),
        mutant(
            "steal empties the slot before it has won",
            "if (!wanted.test(element)) {",
            "r.emptyRelease(t); if (!wanted.test(element)) {",
            LastElement.class),
        mutant(
            "steal does not empty the slot",
            "r.emptyRelease(t); // D4\n return stolen;",
            "return stolen;",
            UsedAgain.class),
        mutant(
            "steal takes an empty slot for an element",
            "if (element == null) {",
            "if (false) {",
            LastElement.class),
        mutant(
            "push overwrites what the slot holds",
            "if (r.getOpaque(b) != null) {",
            "if (false) {",
            FixedAndFull.class),
        mutant(
            "push counts the elements and does not look at the slot",
            "if (r.getOpaque(b) != null) {",
            "if (b - top.getAcquire() >= r.capacity()) {",
            SlotNotYetEmpty.class),
        mutant(
            "what was stolen during growth stays in the array",
            "if (mayHoldDead) {",
            "if (false) {",
            Growth.class),
        mutant("growth keeps the capacity", "capacity <<= 1;", "", Growth.class),
        mutant(
            "growth forgets the oldest element",
            "full.copy(capacity, t, b)",
            "full.copy(capacity, t + 1, b)",
            Growth.class));
  }

  private static Arguments mutant(
      String name, String snippet, String replacement, Class<? extends Scenario> scenario) {
    return mutant(name, new String[] {snippet, replacement}, scenario);
  }

  private static Arguments mutant(
      String name, String[] changes, Class<? extends Scenario> scenario) {
    Mutant mutant = Mutant.that(name);
    for (int i = 0; i < changes.length; i += 2) {
      mutant.replace(ChaseLevDeque.class, changes[i], changes[i + 1]);
    }
    return arguments(mutant, scenario);
  }

  /** Why indices have 64 bits: of three, a slow thief takes an old index for the current one. */
  @Test
  void anIndexThatIsUsedAgainIsFoundOut() {
    Mutant narrow =
        Mutant.that("indices have three bits")
            .replace(
                DequeIndex.class,
                "return VALUE.compareAndSet(this, expected, index);",
                "long now = (long) VALUE.getVolatile(this);"
                    + " return (now & 7) == (expected & 7)"
                    + " && VALUE.compareAndSet(this, now, now + index - expected);");
    Explorer.exhaustive(2).check(new EightRoundsLater());
    Scenario scenario = narrow.instantiate(EightRoundsLater.class, Scenario.class);
    assertTrue(Explorer.exhaustive(2).findFailure(scenario).isPresent());
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void isFoundOut(Mutant mutant, Class<? extends Scenario> scenario) {
    mutant.mustBeFoundOut(scenario, Explorer.exhaustive(3));
  }
}
