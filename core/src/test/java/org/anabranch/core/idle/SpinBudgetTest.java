package org.anabranch.core.idle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Shim;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The budget in virtual time: nothing here depends on how fast the machine is. */
@Tag("scheduled")
class SpinBudgetTest {

  /** How many turns of a spinning loop a budget allows, by turns of virtual time. */
  private static int turns(SpinBudget budget) {
    budget.start();
    int turns = 0;
    while (budget.remains()) {
      Shim.spin();
      turns++;
    }
    return turns;
  }

  private static void inVirtualTime(Consumer<List<Integer>> body, List<Integer> expected) {
    List<Integer> measured = new ArrayList<>();
    Explorer.exhaustive(0)
        .check(
            run -> {
              run.thread("spinner", () -> body.accept(measured));
              run.afterwards(() -> assertEquals(expected, measured));
            });
  }

  @Test
  void spinsInVainHalveItToNothing() {
    inVirtualTime(
        turns -> {
          SpinBudget budget = new SpinBudget(true);
          for (int i = 0; i < 6; i++) {
            turns.add(turns(budget));
            budget.wasted();
          }
        },
        List.of(2, 1, 1, 1, 1, 0));
  }

  @Test
  void aRewardBringsItBackFromNothing() {
    inVirtualTime(
        turns -> {
          SpinBudget budget = new SpinBudget(true);
          for (int i = 0; i < 6; i++) {
            budget.wasted();
          }
          turns.add(turns(budget));
          for (int i = 0; i < 6; i++) {
            budget.start();
            budget.rewarded();
          }
          turns.add(turns(budget));
        },
        List.of(0, 2));
  }

  /** Calls that follow one another closely wake a helper after they did without for a while. */
  @Test
  void aShortSleepBringsItBackAndALongOneDoesNot() {
    inVirtualTime(
        turns -> {
          for (int slept : new int[] {6, 30}) {
            SpinBudget budget = new SpinBudget(true);
            for (int i = 0; i < 6; i++) {
              budget.wasted();
            }
            budget.start();
            for (int i = 0; i < slept; i++) {
              Shim.spin();
            }
            budget.woken();
            turns.add(turns(budget));
          }
        },
        List.of(2, 0));
  }

  @Test
  void whereSpinningIsNotAllowedNoRewardBringsIt() {
    SpinBudget budget = new SpinBudget(false);
    budget.start();
    budget.rewarded();
    assertFalse(budget.remains());
    assertTrue(turns(budget) == 0);
  }
}
