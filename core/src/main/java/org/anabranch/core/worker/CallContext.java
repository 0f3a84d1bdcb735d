package org.anabranch.core.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a call's jobs find around them wherever they run: the context class loader of the caller,
 * and what the pool's carriers captured there. Taken when the call first publishes work.
 *
 * <p>A carrier that fails on a helper is reported, and the job runs without: it cannot be given
 * back. So is a thread that keeps its class loader.
 */
final class CallContext {
  private final @Nullable ClassLoader loader;
  private final List<Supplier<Runnable>> captured;

  private CallContext(@Nullable ClassLoader loader, List<Supplier<Runnable>> captured) {
    this.loader = loader;
    this.captured = captured;
  }

  /** The context of the calling thread. */
  static CallContext capture(List<Supplier<Supplier<Runnable>>> carriers) {
    List<Supplier<Runnable>> captured = new ArrayList<>(carriers.size());
    for (Supplier<Supplier<Runnable>> carrier : carriers) {
      captured.add(carrier.get());
    }
    return new CallContext(Thread.currentThread().getContextClassLoader(), captured);
  }

  /** Puts this context around the calling thread, which is about to run a job. */
  List<Runnable> install() {
    changeLoader(loader);
    if (captured.isEmpty()) {
      return List.of();
    }
    List<Runnable> restorers;
    try {
      restorers = new ArrayList<>(captured.size());
    } catch (OutOfMemoryError e) {
      return List.of(); // the job in hand runs without
    }
    for (int i = 0; i < captured.size(); i++) { // an iterator would need memory
      try {
        restorers.add(captured.get(i).get());
      } catch (Throwable thrown) {
        Warnings.log("a context carrier could not install its context", thrown);
      }
    }
    return restorers;
  }

  /** Runs code within a context, on a thread that goes on with its own. */
  static void around(@Nullable CallContext context, Runnable code) {
    if (context == null) {
      code.run();
      return;
    }
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    List<Runnable> restorers = context.install();
    try {
      code.run();
    } finally {
      restore(restorers);
      changeLoader(before);
    }
  }

  /** Undoes what {@link #install} did, last first; the class loader is the loop's own matter. */
  static void restore(List<Runnable> restorers) {
    for (int i = restorers.size() - 1; i >= 0; i--) {
      try {
        restorers.get(i).run();
      } catch (Throwable thrown) {
        Warnings.log("a context carrier could not restore what was before", thrown);
      }
    }
  }

  /** Changes the context class loader of the calling thread, if it lets that happen. */
  static void changeLoader(@Nullable ClassLoader loader) {
    Thread thread = Thread.currentThread();
    if (thread.getContextClassLoader() != loader) {
      try {
        thread.setContextClassLoader(loader);
      } catch (RuntimeException | Error thrown) {
        Warnings.log(thread.getName() + " could not change its context class loader", thrown);
      }
    }
  }
}
