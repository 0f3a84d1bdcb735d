package org.anabranch.pipeline;

import java.util.Arrays;
import java.util.Spliterator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Pipelines as streams: the run begins with the stream's terminal, and goes on as that asks. */
public final class Streams {
  private Streams() {}

  private static Stream<ArrayOrigin> blocks(Flow flow) {
    return StreamSupport.stream(
        () -> new Supply(flow), Spliterator.ORDERED | Spliterator.NONNULL, false);
  }

  /**
   * Ints.
   *
   * @param flow the pipeline
   * @return a sequential stream
   */
  public static IntStream ints(Flow flow) {
    return blocks(flow)
        .flatMapToInt(block -> Arrays.stream((int[]) block.array(), block.start(), block.end()));
  }

  /**
   * Longs.
   *
   * @param flow the pipeline
   * @return a sequential stream
   */
  public static LongStream longs(Flow flow) {
    return blocks(flow)
        .flatMapToLong(block -> Arrays.stream((long[]) block.array(), block.start(), block.end()));
  }

  /**
   * Doubles.
   *
   * @param flow the pipeline
   * @return a sequential stream
   */
  public static DoubleStream doubles(Flow flow) {
    return blocks(flow)
        .flatMapToDouble(
            block -> Arrays.stream((double[]) block.array(), block.start(), block.end()));
  }

  /**
   * Objects.
   *
   * @param flow the pipeline
   * @param <T> the objects
   * @return a sequential stream
   */
  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  public static <T extends @Nullable Object> Stream<T> objects(Flow flow) {
    return blocks(flow)
        .flatMap(block -> Arrays.stream((T[]) block.array(), block.start(), block.end()));
  }
}
