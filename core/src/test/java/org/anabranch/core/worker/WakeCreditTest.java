package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.anabranch.core.shim.Explorer;
import org.anabranch.core.shim.Shim;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** When calls that missed a helper have paid for a wake, in virtual time. */
@Tag("scheduled")
class WakeCreditTest {
  private static final long CALL_NANOS = 150_000;

  /** What five calls in a row are told, with so many turns of virtual time before each. */
  private static List<Boolean> answers(int turnsBetween) {
    List<Boolean> answers = new ArrayList<>();
    Explorer.exhaustive(0)
        .check(
            run -> {
              run.thread(
                  "caller",
                  () -> {
                    WakeCredit credit = new WakeCredit();
                    for (int i = 0; i < 5; i++) {
                      for (int turn = 0; turn < turnsBetween; turn++) {
                        Shim.spin();
                      }
                      answers.add(credit.add(CALL_NANOS));
                    }
                  });
              run.afterwards(() -> assertEquals(5, answers.size()));
            });
    return answers;
  }

  @Test
  void callsThatFollowOneAnotherCloselyPayTogether() {
    assertEquals(List.of(false, false, true, false, false), answers(0));
  }

  @Test
  void afterPausesEachCountsForItself() {
    assertEquals(List.of(false, false, false, false, false), answers(10));
  }
}
