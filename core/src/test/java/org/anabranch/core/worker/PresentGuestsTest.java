package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import org.anabranch.core.Forced;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each caller finds its own guest, whoever looks into the same place of the table. */
@Tag("races")
class PresentGuestsTest {
  private static final int CALLERS = 3;
  private static final int ROUNDS = 200;

  @Test
  void callersThatShareAPlaceFindTheirOwnGuests() throws Exception {
    try (WorkStealingPool outer = WorkStealingPool.create(1);
        WorkStealingPool inner = WorkStealingPool.create(1)) {
      CyclicBarrier together = new CyclicBarrier(CALLERS);
      List<FutureTask<Void>> calls = new ArrayList<>();
      List<Thread> threads = new ArrayList<>();
      while (threads.size() < CALLERS) {
        FutureTask<Void> call = new FutureTask<>(() -> nest(outer, inner, together), null);
        Thread thread = new Thread(call);
        if (thread.getId() % 64 == 0) {
          calls.add(call);
          threads.add(thread);
        }
      }
      threads.forEach(Thread::start);
      for (FutureTask<Void> call : calls) {
        call.get();
      }
    }
  }

  private static void nest(WorkStealingPool outer, WorkStealingPool inner, CyclicBarrier together) {
    for (int i = 0; i < ROUNDS; i++) {
      assertNull(Current.worker());
      outer.run(
          () -> {
            Worker guest = Current.running();
            Forced.meet(together);
            assertSame(guest, Current.running());
            assertSame(Thread.currentThread(), guest.caller);
            inner.run(
                () -> {
                  Worker second = Current.running();
                  assertSame(guest, second.enclosing());
                  Forced.meet(together);
                  assertSame(second, Current.running());
                });
            Forced.meet(together);
            assertSame(guest, Current.running());
          });
    }
  }
}
