package org.anabranch.core;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.anabranch.core.worker.CrewSettings;
import org.anabranch.core.worker.Parallelism;
import org.jspecify.annotations.Nullable;

/** The properties of a pool that is not made yet, each checked as it is set. */
final class PoolProperties {
  private static final AtomicInteger POOLS = new AtomicInteger(); // C7
  private static final int MOST_SPARES = 1 << 12;

  private int parallelism = Runtime.getRuntime().availableProcessors();
  private String name = "pool-" + POOLS.incrementAndGet();
  private @Nullable ThreadFactory threadFactory;
  private @Nullable Duration stallReport;
  private final List<Supplier<Supplier<Runnable>>> carriers = new ArrayList<>();
  private int maxSpares = CrewSettings.DEFAULT_MAX_SPARES;
  private Duration keepAlive = Duration.ofNanos(CrewSettings.DEFAULT_KEEP_ALIVE_NANOS);

  void setParallelism(int parallelism) {
    if (parallelism < 1 || parallelism > Parallelism.MOST) {
      throw new IllegalArgumentException(
          "parallelism must be from 1 to " + Parallelism.MOST + ": " + parallelism);
    }
    this.parallelism = parallelism;
  }

  void setName(String name) {
    this.name = Objects.requireNonNull(name, "name");
  }

  void setThreadFactory(ThreadFactory threadFactory) {
    this.threadFactory = Objects.requireNonNull(threadFactory, "threadFactory");
  }

  void setKeepAlive(Duration keepAlive) {
    this.keepAlive = positive(keepAlive, "keepAlive");
  }

  void setMaxSpares(int maxSpares) {
    if (maxSpares < 0 || maxSpares > MOST_SPARES) {
      throw new IllegalArgumentException(
          "maxSpares must be from 0 to " + MOST_SPARES + ": " + maxSpares);
    }
    this.maxSpares = maxSpares;
  }

  void setStallReport(Duration patience) {
    stallReport = positive(patience, "stallReport");
  }

  void addCarrier(ContextCarrier carrier) {
    Objects.requireNonNull(carrier, "carrier");
    carriers.add(() -> carrier.capture()::install);
  }

  private static Duration positive(Duration duration, String name) {
    Objects.requireNonNull(duration, name);
    if (duration.isZero() || duration.isNegative()) {
      throw new IllegalArgumentException(name + " must be positive: " + duration);
    }
    return duration;
  }

  /** What the pool's crew is to be like. */
  CrewSettings settings() {
    return new CrewSettings(
        name,
        parallelism,
        saturatedNanos(keepAlive),
        maxSpares,
        stallReport == null ? 0 : saturatedNanos(stallReport),
        List.copyOf(carriers),
        threadFactory);
  }

  private static long saturatedNanos(Duration duration) {
    try {
      return duration.toNanos();
    } catch (ArithmeticException e) {
      return Long.MAX_VALUE;
    }
  }
}
