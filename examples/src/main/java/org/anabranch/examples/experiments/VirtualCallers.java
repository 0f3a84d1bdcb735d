package org.anabranch.examples.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.anabranch.core.WorkStealingPool;

/**
 * Many threads that wait, few that compute: each request has a thread of its own, virtual where the
 * JDK has them, which hands its computation to a pool with a worker for each processor and waits
 * for the result. Waiting blocks no worker.
 */
public final class VirtualCallers {
  private VirtualCallers() {}

  /** The exclusive or of what all requests computed. */
  static int serve(int requests, int steps, WorkStealingPool pool) {
    ExecutorService callers = callers();
    try {
      List<Future<Integer>> answers = new ArrayList<>();
      for (int i = 0; i < requests; i++) {
        int request = i;
        answers.add(callers.submit(() -> pool.submit(() -> XorShift.run(request, steps)).get()));
      }
      int all = 0;
      for (Future<Integer> answer : answers) {
        all ^= answer.get();
      }
      return all;
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException("a request failed", e);
    } finally {
      callers.shutdown();
    }
  }

  /** A virtual thread for each request since Java 21; before, threads that are used again. */
  static ExecutorService callers() {
    try {
      return (ExecutorService)
          Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
    } catch (NoSuchMethodException beforeJava21) {
      return Executors.newCachedThreadPool();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no virtual threads", e);
    }
  }

  /**
   * Serves requests and says so.
   *
   * @param args how many, 1,000 if absent, and how many steps each computes, 20,000 if absent
   */
  public static void main(String[] args) {
    int requests = args.length > 0 ? Integer.parseInt(args[0]) : 1_000;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 20_000;
    WorkStealingPool pool = WorkStealingPool.common();
    long start = System.nanoTime();
    int result = serve(requests, steps, pool);
    long millis = (System.nanoTime() - start) / 1_000_000;
    System.out.println(
        requests
            + " requests on a pool of "
            + pool.parallelism()
            + " in "
            + millis
            + " ms: "
            + Integer.toHexString(result));
  }
}
