package org.anabranch.pipeline;

import org.anabranch.kernel.BlockKernel;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;

/** A stage whose loop over a block is a kernel: maps, filters, and looks. */
public final class KernelStage extends Stage {
  private enum Kind {
    MAP,
    FILTER,
    PEEK
  }

  private final Specializer<BlockKernel> kernels;
  private final Kind kind;

  private KernelStage(
      String name, Carrier results, Object function, Specializer<BlockKernel> kernels, Kind kind) {
    super(name, results, function);
    this.kernels = kernels;
    this.kind = kind;
  }

  /**
   * Makes one element of each.
   *
   * @param name what the user called it
   * @param from what the elements travel in
   * @param to what the results travel in
   * @param function the user's function, of the type that belongs to both
   * @return the stage
   */
  public static Stage map(String name, Carrier from, Carrier to, Object function) {
    return new KernelStage(name, to, function, Kernels.of(from).mapTo(to), Kind.MAP);
  }

  /**
   * Keeps the elements that match.
   *
   * @param carrier what they travel in
   * @param predicate the user's predicate
   * @return the stage
   */
  public static Stage filter(Carrier carrier, Object predicate) {
    return new KernelStage("filter", carrier, predicate, Kernels.of(carrier).keep(), Kind.FILTER);
  }

  /** Keeps the elements that do not match. */
  static Stage reject(Carrier carrier, Object predicate) {
    return new KernelStage("filter", carrier, predicate, Kernels.of(carrier).drop(), Kind.FILTER);
  }

  /**
   * Shows each element to an action.
   *
   * @param carrier what they travel in
   * @param action the user's action
   * @return the stage
   */
  public static Stage peek(Carrier carrier, Object action) {
    return new KernelStage("peek", carrier, action, Kernels.of(carrier).each(), Kind.PEEK);
  }

  @Override
  boolean isExact() {
    return kind != Kind.FILTER;
  }

  @Override
  boolean expands() {
    return false;
  }

  @Override
  Maker prepare(long elements) {
    KernelChoice<BlockKernel> choice = kernels.kernels(function(), elements);
    return kind == Kind.PEEK
        ? next -> new PeekLink(choice, function(), next)
        : next -> new KernelLink(choice, function(), results(), next);
  }

  @Override
  String explain() {
    String loop = kind == Kind.FILTER ? "branch-free loop" : "loop";
    return function().getClass().getClassLoader() == null
        ? loop + ", shared: the function is one of the JDK's"
        : loop + ", copied for the function's class when that is hot";
  }
}
