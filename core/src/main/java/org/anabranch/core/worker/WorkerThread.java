package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/** A pool's own thread; it knows which worker it is without asking a thread-local. */
final class WorkerThread extends Thread {
  @Nullable Worker worker;

  WorkerThread(Runnable body, String name) {
    super(null, body, name, 0, false);
    setDaemon(true);
    setContextClassLoader(ClassLoader.getSystemClassLoader());
  }
}
