package org.anabranch.core.soak;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import org.anabranch.core.shim.Schedule;

/**
 * Lets every thread run, but holds one up now and then where it reads or writes shared memory, and
 * ends some parks for no reason.
 */
public final class DelayingShim implements Schedule {
  private static final int ONE_STEP_IN = 4_000;
  private static final int ONE_PARK_IN = 20;
  private static final int LONGEST_DELAY_NANOS = 200_000;

  /** Made by the shim, by name. */
  public DelayingShim() {}

  @Override
  @SuppressWarnings("ThreadPriorityCheck") // to disturb is the point
  public void step() {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    int die = random.nextInt(ONE_STEP_IN);
    if (die == 0) {
      LockSupport.parkNanos(random.nextInt(LONGEST_DELAY_NANOS));
    } else if (die <= 2) {
      Thread.yield();
    }
  }

  @Override
  public void spin() {
    step();
    Thread.onSpinWait();
  }

  @Override
  public void park(long nanos) {
    if (ThreadLocalRandom.current().nextInt(ONE_PARK_IN) == 0) {
      return;
    }
    if (nanos == Long.MAX_VALUE) {
      LockSupport.park(this);
    } else {
      LockSupport.parkNanos(this, nanos);
    }
  }

  @Override
  public void unpark(Thread thread) {
    LockSupport.unpark(thread);
  }

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }
}
