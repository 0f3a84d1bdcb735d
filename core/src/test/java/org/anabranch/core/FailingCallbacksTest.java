package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * Code of the program that the pool calls may throw anything, and the log as well: no job is lost.
 */
class FailingCallbacksTest {
  private final Logger logger = Logger.getLogger("org.anabranch");
  private final Handler failing = new FailingHandler();

  private static final class FailingHandler extends Handler {
    @Override
    public void publish(LogRecord entry) {
      throw new IllegalStateException("the log fails, too");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @BeforeEach
  void letTheLogFail() {
    logger.setUseParentHandlers(false);
    logger.addHandler(failing);
  }

  @AfterEach
  void letTheLogBe() {
    logger.removeHandler(failing);
    logger.setUseParentHandlers(true);
  }

  private static void mustWork(WorkStealingPool.Builder builder, int parallelism) {
    try (WorkStealingPool pool = builder.parallelism(parallelism).build()) {
      HealthProbe.check(pool);
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void aCarrierCannotInstall(int parallelism) {
    ContextCarrier unchecked =
        () ->
            () -> {
              throw new IllegalStateException("no context here");
            };
    ContextCarrier checked =
        () ->
            () -> {
              throw FailureKind.sneak(new IOException("no context here"));
            };
    ContextCarrier error =
        () ->
            () -> {
              throw new NoClassDefFoundError("no context here");
            };
    ContextCarrier nothing = () -> () -> null;
    mustWork(
        WorkStealingPool.builder()
            .contextCarrier(unchecked)
            .contextCarrier(checked)
            .contextCarrier(error)
            .contextCarrier(nothing),
        parallelism);
  }

  @EachParallelism
  void aCarrierCannotRestore(int parallelism) {
    ContextCarrier carrier =
        () ->
            () ->
                () -> {
                  throw FailureKind.sneak(new IOException("no way back"));
                };
    mustWork(WorkStealingPool.builder().contextCarrier(carrier), parallelism);
  }

  @EachParallelism
  void aThreadKeepsItsClassLoader(int parallelism) throws IOException {
    Thread here = Thread.currentThread();
    ClassLoader before = here.getContextClassLoader();
    WorkStealingPool.Builder builder = WorkStealingPool.builder().threadFactory(Obstinate::new);
    try (URLClassLoader other = new URLClassLoader(new URL[0], before)) {
      here.setContextClassLoader(other);
      mustWork(builder, parallelism);
    } finally {
      here.setContextClassLoader(before);
    }
  }

  /** A thread with a class loader of its own, and no other. */
  private static final class Obstinate extends Thread {
    Obstinate(Runnable loop) {
      super(loop);
    }

    @Override
    public ClassLoader getContextClassLoader() {
      return Obstinate.class.getClassLoader();
    }

    @Override
    public void setContextClassLoader(ClassLoader loader) {
      throw new SecurityException("not in this thread");
    }
  }

  @EachParallelism
  void aStallCannotBeReported(int parallelism) {
    WorkStealingPool.Builder builder = WorkStealingPool.builder().stallReport(Duration.ofMillis(1));
    try (WorkStealingPool pool = builder.parallelism(parallelism).build()) {
      CountDownLatch never = new CountDownLatch(1);
      assertEquals(false, pool.call(() -> never.await(30, TimeUnit.MILLISECONDS)));
      HealthProbe.check(pool);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @EachParallelism
  void aThreadCannotBeMade(int parallelism) {
    WorkStealingPool.Builder builder =
        WorkStealingPool.builder()
            .threadFactory(
                loop -> {
                  throw FailureKind.sneak(new IOException("no thread"));
                });
    try (WorkStealingPool pool = builder.parallelism(parallelism).build()) {
      pool.invoke(new Act(self -> self.forking(Act.quiet()).forking(Act.quiet())));
      assertThrows(RejectedExecutionException.class, () -> pool.execute(() -> {}));
    }
  }
}
