package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.io.File;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.CountDownLatch;
import org.anabranch.core.loop.CountingLoop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs come and go in class loaders of their own; neither pool nor library holds them. */
class ClassLoadersTest {

  /** A program that uses a pool in every way. Public, as it is called by reflection. */
  public static final class Program {
    private Program() {}

    /** Runs in a pool that outlives it, which has no thread yet. */
    public static int use(WorkStealingPool pool) {
      Thread here = Thread.currentThread();
      ClassLoader before = here.getContextClassLoader();
      here.setContextClassLoader(Program.class.getClassLoader());
      try {
        CountDownLatch begun = new CountDownLatch(1);
        int[] sum = new int[1];
        pool.invoke(
            new ForkAction() {
              @Override
              protected void compute() {
                fork(
                    new ForkAction() {
                      @Override
                      protected void compute() {
                        begun.countDown();
                      }
                    });
                if (pool.parallelism() > 1) {
                  Forced.await(begun);
                }
                sum[0]++;
              }
            });
        TaskGraph.builder().node("a", () -> sum[0]++).build().run(pool);
        pool.run(() -> sum[0] += CountingLoop.over(0, 100).calls());
        sum[0] += HealthProbe.resultOf(pool.submit(() -> 10));
        pool.record(() -> WorkStealingPool.blocking(() -> sum[0]++));
        return sum[0];
      } finally {
        here.setContextClassLoader(before);
      }
    }

    /** Runs in a pool of its own. */
    public static int useOwn() {
      try (WorkStealingPool pool = WorkStealingPool.create(3)) {
        return use(pool);
      }
    }
  }

  private static Object call(Class<?> program, WorkStealingPool pool) {
    try {
      return pool == null
          ? program.getMethod("useOwn").invoke(null)
          : program.getMethod("use", WorkStealingPool.class).invoke(null, pool);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static WeakReference<ClassLoader> useAndDrop(WorkStealingPool pool) {
    Class<?> program = FreshClasses.like(Program.class);
    assertEquals(113, call(program, pool));
    return new WeakReference<>(program.getClassLoader());
  }

  /** The pool's threads are started by the program, live on, and do not hold its class loader. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void aProgramIsCollectedWhileItsPoolLives(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 2; round++) {
        Collected.assertCollected(useAndDrop(pool), "the program's class loader", pool);
      }
      HealthProbe.check(pool);
    }
  }

  /** Library and program in one loader: when the pool is closed, all of it goes. */
  @Test
  void theLibraryIsCollectedWithItsProgram() throws Exception {
    Collected.assertCollected(useAndDropAll(), "the library's class loader", this);
  }

  private static WeakReference<ClassLoader> useAndDropAll() throws Exception {
    try (URLClassLoader loader =
        new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
      Class<?> program = Class.forName(Program.class.getName(), true, loader);
      assertNotSame(Program.class, program);
      assertEquals(113, call(program, null));
      return new WeakReference<>(loader);
    }
  }

  private static URL[] classPath() throws IOException {
    String[] entries = System.getProperty("java.class.path").split(File.pathSeparator, -1);
    URL[] urls = new URL[entries.length];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = new File(entries[i]).toURI().toURL();
    }
    return urls;
  }
}
