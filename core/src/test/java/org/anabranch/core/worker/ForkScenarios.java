package org.anabranch.core.worker;

/** Small calls, without parameters, so that a mutant can be tried on them. */
final class ForkScenarios {
  private ForkScenarios() {}

  /** Two forks, joined as they come from the deque. */
  static final class InOrder extends ForkScenario {
    InOrder() {
      super(1);
    }

    @Override
    Node tasks() {
      return joining("root", joining("a"), joining("b"));
    }
  }

  /** Two forks, the older one joined where it lies. */
  static final class OutOfOrder extends ForkScenario {
    OutOfOrder() {
      super(1);
    }

    @Override
    Node tasks() {
      return joiningOldestFirst("root", joining("a"), joining("b"));
    }
  }

  /** Forks that nobody joins: the end of the task does. */
  static final class Unjoined extends ForkScenario {
    Unjoined() {
      super(1);
    }

    @Override
    Node tasks() {
      return joining("root", leaving("a", leaving("b"), leaving("c")));
    }
  }

  /** Two workers steal from each other and from the caller. */
  static final class Nested extends ForkScenario {
    Nested() {
      super(2);
    }

    @Override
    Node tasks() {
      return joining("root", joining("a", joining("c")), joining("b", joining("d")));
    }
  }

  /** Workers are started when they are wanted, and end after a while without work. */
  static final class Started extends ForkScenario {
    Started() {
      super(2, false, 1_000);
    }

    @Override
    Node tasks() {
      return meeting("root", joining("a", joining("b")));
    }
  }

  /** The thief of c ends it and steals a task of another thief, while the caller waits for c. */
  static final class ThiefGoesOn extends ForkScenario {
    ThiefGoesOn() {
      super(2);
    }

    @Override
    Node tasks() {
      return joining("root", meeting("a", joining("b", joining("d"))), joining("c"));
    }
  }

  /** The caller waits for x while c lies on its deque. */
  static final class OwnForkBelow extends ForkScenario {
    OwnForkBelow() {
      super(1);
    }

    @Override
    Node tasks() {
      return joiningOldestFirst("root", joining("x", joining("y", joining("z"))), joining("c"));
    }
  }

  /** The caller does not go on before a worker has come. */
  static final class Meeting extends ForkScenario {
    Meeting() {
      super(1);
    }

    @Override
    Node tasks() {
      return meeting("root", joining("a"));
    }
  }

  /** Neither the caller nor its thief goes on before the next worker has come. */
  static final class MeetingInAChain extends ForkScenario {
    MeetingInAChain() {
      super(2);
    }

    @Override
    Node tasks() {
      return meeting("root", meeting("a", joining("b")));
    }
  }

  /** A thief does not go on before its forker has come to help. */
  static final class MeetingBelow extends ForkScenario {
    MeetingBelow() {
      super(1);
    }

    @Override
    Node tasks() {
      return joining("root", meeting("a", joining("b")));
    }
  }
}
