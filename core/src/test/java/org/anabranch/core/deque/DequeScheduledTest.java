package org.anabranch.core.deque;

import java.util.stream.Stream;
import org.anabranch.core.deque.OwnerAndThieves.FixedAndFull;
import org.anabranch.core.deque.OwnerAndThieves.GrownAndUsedAgain;
import org.anabranch.core.deque.OwnerAndThieves.Growth;
import org.anabranch.core.deque.OwnerAndThieves.LastElement;
import org.anabranch.core.deque.OwnerAndThieves.SlotNotYetEmpty;
import org.anabranch.core.deque.OwnerAndThieves.StaleView;
import org.anabranch.core.deque.OwnerAndThieves.UsedAgain;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every schedule of owner and thieves with a few preemptions takes each element exactly once. */
@Tag("scheduled")
class DequeScheduledTest {
  static Stream<Scenario> scenarios() {
    return Stream.of(
        new LastElement(),
        new UsedAgain(),
        new StaleView(),
        new Growth(),
        new GrownAndUsedAgain(),
        new FixedAndFull(),
        new SlotNotYetEmpty());
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void eachElementIsTakenExactlyOnceInEverySchedule(Scenario scenario) {
    Explorer.exhaustive(3).check(scenario);
  }
}
