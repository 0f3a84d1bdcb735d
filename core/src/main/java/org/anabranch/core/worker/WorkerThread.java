package org.anabranch.core.worker;

import java.security.AccessController;
import java.security.PrivilegedAction;
import org.jspecify.annotations.Nullable;

/** A pool's own thread; it knows which worker it is without asking a thread-local. */
final class WorkerThread extends Thread {
  @Nullable Worker worker;

  private WorkerThread(Runnable body, String name) {
    super(null, body, name, 0, false);
    setDaemon(true);
    setContextClassLoader(ClassLoader.getSystemClassLoader());
  }

  /**
   * A thread that keeps nothing of whoever happens to start it. Without the privileged action it
   * would hold, on older JDKs, the protection domains on the starter's stack, and with them their
   * class loaders, for its life.
   */
  @SuppressWarnings("removal") // where it is gone, nothing is inherited any more
  static WorkerThread of(Runnable body, String name) {
    return AccessController.doPrivileged(
        (PrivilegedAction<WorkerThread>) () -> new WorkerThread(body, name));
  }
}
