package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StartingThreadTest {
  private final CountDownLatch ended = new CountDownLatch(2);
  private @Nullable RejectedExecutionException refusal;
  private int made;
  private @Nullable Crew crew;

  private final class Ending extends SubmittedJob {
    @Override
    protected void exec() {}

    @Override
    protected void complete(@Nullable Throwable thrown) {
      ended.countDown();
    }

    @Override
    protected void abandon(RuntimeException reason) {
      throw reason;
    }
  }

  /**
   * A submitter has the only seat and makes the thread for it, but is no searcher, because another
   * submitter was one for a moment. A third one must see that there will be a thread.
   */
  @Test
  void nobodyIsRefusedWhileTheFirstThreadIsBeingMade() throws InterruptedException {
    crew = new Crew(new CrewSettings("starting", 1, 1_000_000, 0, 0, List.of(), this::makeThread));
    crew.submit(new Ending());
    assertNull(refusal);
    assertTrue(ended.await(1, TimeUnit.MINUTES));
    assertEquals(1, made);
  }

  private Thread makeThread(Runnable body) {
    made++;
    crew.sleepers().stopSearching();
    try {
      crew.submit(new Ending());
    } catch (RejectedExecutionException e) {
      refusal = e;
    }
    crew.sleepers().startSearching();
    Thread thread = new Thread(body);
    thread.setDaemon(true);
    return thread;
  }
}
