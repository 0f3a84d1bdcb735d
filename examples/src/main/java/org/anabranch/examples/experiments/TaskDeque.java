package org.anabranch.examples.experiments;

import org.anabranch.core.deque.ChaseLevDeque;
import org.jspecify.annotations.Nullable;

/** What a deque of task numbers can do: its owner pushes and pops, any thread steals. */
interface TaskDeque {

  /** For the owner: adds the newest task. */
  void push(Integer task);

  /** For the owner: takes the newest task, null when there is none. */
  @Nullable Integer pop();

  /** For any thread: tries once to take the oldest task; null also after a lost race. */
  @Nullable Integer steal();

  /** The deques that are compared. */
  enum Kind {
    LOCKED("a lock around a deque"),
    UNPADDED("textbook, indices side by side"),
    PADDED("textbook, indices padded"),
    CHASE_LEV("ChaseLevDeque");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    TaskDeque create() {
      return switch (this) {
        case LOCKED -> new LockedDeque();
        case UNPADDED -> new TextbookDeque(1);
        case PADDED -> new TextbookDeque(TextbookDeque.APART);
        case CHASE_LEV -> of(ChaseLevDeque.growable());
      };
    }

    @Override
    public String toString() {
      return text;
    }

    private static TaskDeque of(ChaseLevDeque<Integer> deque) {
      return new TaskDeque() {
        @Override
        public void push(Integer task) {
          deque.push(task);
        }

        @Override
        public @Nullable Integer pop() {
          return deque.pop();
        }

        @Override
        public @Nullable Integer steal() {
          return deque.stealer().steal().element();
        }
      };
    }
  }
}
