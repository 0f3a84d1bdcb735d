package org.anabranch.examples;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.LongAdder;
import org.anabranch.Par;
import org.anabranch.core.Cancellation;
import org.anabranch.core.DeadlineExceededException;
import org.anabranch.core.Scope;
import org.anabranch.core.WorkStealingPool;

/** The examples of the pages about the pool's services, as they stand there. */
final class ServiceExamples {
  private ServiceExamples() {}

  static long primesWithin(Duration time, int most) {
    Cancellation cancellation =
        Cancellation.after(time)
            .onProgress((done, total) -> System.out.println(done + "/" + total));
    try {
      return Par.with(cancellation, () -> Par.count(2, most, i -> isPrime(i)));
    } catch (DeadlineExceededException e) {
      return -1; // never the count of a part
    }
  }

  static long sizeOf(Path directory) {
    LongAdder size = new LongAdder();
    Par.scope(scope -> visit(directory, size, scope));
    return size.sum();
  }

  static void visit(Path directory, LongAdder size, Scope scope) {
    for (File file : Objects.requireNonNull(directory.toFile().listFiles())) {
      if (file.isDirectory()) {
        scope.fork(() -> visit(file.toPath(), size, scope));
      } else {
        size.add(file.length());
      }
    }
  }

  static Map<String, Integer> lengths(List<String> pages) {
    try (WorkStealingPool pool = WorkStealingPool.create(4)) {
      Map<String, CompletableFuture<Integer>> futures = new TreeMap<>();
      for (String page : pages) {
        futures.put(page, pool.submit(() -> page.length()).thenApplyAsync(length -> length + 1));
      }
      Map<String, Integer> lengths = new TreeMap<>();
      futures.forEach((page, future) -> lengths.put(page, future.join()));
      return lengths;
    }
  }

  private static boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return true;
  }
}
