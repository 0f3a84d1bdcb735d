package org.anabranch.pipeline;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.TreeReduce;
import org.jspecify.annotations.Nullable;

/**
 * Reductions by a user's operator: blocks of units folded from left to right, a tree above them
 * that depends on the number of units only, waves from left to right.
 */
public final class Folds extends Terminal<Folds> {
  private final Folder folder;
  private @Nullable Object value = Folder.NOTHING;

  private Folds(Folder folder) {
    this.folder = folder;
  }

  @Override
  public void wave(Sized wave) {
    folder.prepare(wave.units());
    value = folder.join(value, FoldSink.run(wave, folder));
  }

  @Override
  Folds result() {
    return this;
  }

  private static @Nullable Object value(Flow flow, Folder folder) {
    return flow.run(new Folds(folder)).value;
  }

  /** The value of all slots. */
  static @Nullable Object tree(@Nullable Object[] slots, Folder folder) {
    TreeReduce.combine(
        slots.length,
        Cost.of(folder.op()),
        (left, right) -> slots[left] = folder.join(slots[left], slots[right]));
    return slots[0];
  }

  /**
   * Reduces ints.
   *
   * @param flow the pipeline
   * @param op the user's operator
   * @return the value, or null if there are no ints
   */
  public static @Nullable Integer ints(Flow flow, IntBinaryOperator op) {
    Objects.requireNonNull(op, "op");
    return value(flow, new Folder.OfInts(op)) instanceof Integer x ? x : null;
  }

  /**
   * Reduces longs.
   *
   * @param flow the pipeline
   * @param op the user's operator
   * @return the value, or null if there are no longs
   */
  public static @Nullable Long longs(Flow flow, LongBinaryOperator op) {
    Objects.requireNonNull(op, "op");
    return value(flow, new Folder.OfLongs(op)) instanceof Long x ? x : null;
  }

  /**
   * Reduces doubles.
   *
   * @param flow the pipeline
   * @param op the user's operator
   * @return the value, or null if there are no doubles
   */
  public static @Nullable Double doubles(Flow flow, DoubleBinaryOperator op) {
    Objects.requireNonNull(op, "op");
    return value(flow, new Folder.OfDoubles(op)) instanceof Double x ? x : null;
  }

  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  private static @Nullable Object any(Flow flow, BinaryOperator<?> op) {
    Objects.requireNonNull(op, "op");
    return value(flow, new Folder.OfObjects((BinaryOperator<@Nullable Object>) op));
  }

  /**
   * Reduces objects.
   *
   * @param flow the pipeline
   * @param op the user's operator
   * @param identity stands to the left of all
   * @param <T> the objects
   * @return the value
   */
  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  public static <T extends @Nullable Object> T objects(
      Flow flow, BinaryOperator<T> op, T identity) {
    Object value = any(flow, op);
    return value == Folder.NOTHING ? identity : op.apply(identity, (T) value);
  }

  /**
   * Reduces objects.
   *
   * @param flow the pipeline
   * @param op the user's operator
   * @param <T> the objects
   * @return the value, or nothing if there are no objects
   * @throws NullPointerException when the value is null
   */
  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  public static <T> Optional<T> objects(Flow flow, BinaryOperator<T> op) {
    Object value = any(flow, op);
    return value == Folder.NOTHING
        ? Optional.empty()
        : Optional.of((T) Objects.requireNonNull(value, "the result is null"));
  }
}
