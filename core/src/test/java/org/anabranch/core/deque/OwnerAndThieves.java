package org.anabranch.core.deque;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.anabranch.core.shim.Interleaving;
import org.anabranch.core.shim.Scenario;

/**
 * An owner that plays a script of pushes and pops while thieves steal: whatever the schedule, each
 * element is taken exactly once, and none stays behind. The indices wrap on the way.
 *
 * <p>The named scenarios have no parameters, so that a mutant can be tried on them.
 */
class OwnerAndThieves implements Scenario {
  private final int capacity;
  private final boolean growable;
  private final String script;
  private final int thieves;
  private final int attempts;

  /**
   * A scenario.
   *
   * @param script what the owner does, one letter each: {@code +} pushes and {@code -} pops
   * @param attempts how often each thief tries to steal
   */
  OwnerAndThieves(int capacity, boolean growable, String script, int thieves, int attempts) {
    this.capacity = capacity;
    this.growable = growable;
    this.script = script;
    this.thieves = thieves;
    this.attempts = attempts;
  }

  /** Pop against two thieves, for one element. */
  static final class LastElement extends OwnerAndThieves {
    LastElement() {
      super(2, true, "+-", 2, 1);
    }
  }

  /** The deque runs empty and is used again. */
  static final class UsedAgain extends OwnerAndThieves {
    UsedAgain() {
      super(4, true, "+--+-", 1, 2);
    }
  }

  /** One thief moves the top towards an index that the other has seen and the owner takes. */
  static final class StaleView extends OwnerAndThieves {
    StaleView() {
      super(4, true, "++-", 2, 1);
    }
  }

  /** The array doubles twice under the thief's hands. */
  static final class Growth extends OwnerAndThieves {
    Growth() {
      super(1, true, "+++--", 1, 2);
    }
  }

  /** The array that a thief knows is old, and the deque has run empty since. */
  static final class GrownAndUsedAgain extends OwnerAndThieves {
    GrownAndUsedAgain() {
      super(1, true, "++--+", 1, 1);
    }
  }

  /** An index returns to its slot, in an array that cannot grow. */
  static final class FixedAndFull extends OwnerAndThieves {
    FixedAndFull() {
      super(2, false, "+++-+", 1, 2);
    }
  }

  /** An index returns to a slot that its thief has not emptied yet. */
  static final class SlotNotYetEmpty extends OwnerAndThieves {
    SlotNotYetEmpty() {
      super(2, true, "++++", 1, 2);
    }
  }

  /** A thief may be slow while eight other indices come and go in its slot. */
  static final class EightRoundsLater extends OwnerAndThieves {
    EightRoundsLater() {
      super(1, true, "+-+-+-+-+-+-+-+-+", 1, 1);
    }
  }

  @Override
  public void prepare(Interleaving run) {
    ChaseLevDeque<Integer> deque = new ChaseLevDeque<>(capacity, growable, Long.MAX_VALUE - 1);
    List<Integer> pushed = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    run.thread("owner", () -> play(deque, pushed, taken));
    for (int i = 0; i < thieves; i++) {
      run.thread("thief " + i, () -> steal(deque.stealer(), taken));
    }
    run.afterwards(
        () -> {
          for (Integer left = deque.pop(); left != null; left = deque.pop()) {
            taken.add(left);
          }
          Collections.sort(taken);
          assertEquals(pushed, taken, "each element is taken exactly once");
          checkSlots(deque);
        });
  }

  void checkSlots(ChaseLevDeque<Integer> deque) {
    assertEquals(List.of(), DequeProbe.retained(deque), "nothing is retained");
  }

  private void play(ChaseLevDeque<Integer> deque, List<Integer> pushed, List<Integer> taken) {
    for (int i = 0; i < script.length(); i++) {
      if (script.charAt(i) == '+') {
        if (deque.push(i)) {
          pushed.add(i);
        }
      } else {
        addIfPresent(deque.pop(), taken);
      }
    }
  }

  private void steal(Stealer<Integer> deque, List<Integer> taken) {
    for (int i = 0; i < attempts; i++) {
      addIfPresent(deque.steal(element -> element >= 0).element(), taken);
    }
  }

  private static void addIfPresent(Integer element, List<Integer> taken) {
    if (element != null) {
      taken.add(element);
    }
  }

  @Override
  public String toString() {
    return getClass().getSimpleName();
  }
}
