package org.anabranch.core.worker;

/**
 * What a pool remembers about a function class from one call to the next: how costly it was, and
 * that it may be run by helpers.
 *
 * <p>A hint, read and written without synchronisation: a lost update costs a wake or a slow start,
 * never a result. Only a plain array hangs on the class, so that the memory keeps no class loader
 * alive, neither the function's nor this library's.
 */
public final class FunctionMemory {
  private static final int COST = 0;
  private static final int SAFE = 1;

  private static final ClassValue<long[]> CELLS =
      new ClassValue<>() {
        @Override
        protected long[] computeValue(Class<?> type) {
          return new long[2];
        }
      };

  private final long[] cells;

  private final boolean standsForOthers;

  private FunctionMemory(long[] cells, boolean standsForOthers) {
    this.cells = cells;
    this.standsForOthers = standsForOthers;
  }

  /**
   * The memory of a function class.
   *
   * @param function the class of the lambda or task
   * @return its memory, empty at first
   */
  public static FunctionMemory of(Class<?> function) {
    return new FunctionMemory(CELLS.get(function), function.getClassLoader() == null);
  }

  /**
   * The remembered cost, in the unit its user chose.
   *
   * @return the cost, or 0 when nothing is known yet
   */
  public long cost() {
    return cells[COST];
  }

  /**
   * Remembers a cost: a higher one at once, a lower one by and by.
   *
   * @param cost what was measured
   */
  public void record(long cost) {
    long old = cells[COST];
    cells[COST] = Math.max(1, cost >= old ? cost : old - (old - cost + 3) / 4);
  }

  /**
   * Whether helpers must not run this function now, because the caller is inside a static
   * initialiser. The stack is walked until one walk has found none: then the class that wrote the
   * function is initialised for good. Functions of the JDK's own, such as combinators, stand for
   * others, so for them it is walked each time.
   *
   * @return true when the caller has to do the work alone
   */
  public boolean insideInitialiser() {
    if (cells[SAFE] != 0) {
      return false;
    }
    if (Initialisers.onStack()) {
      return true;
    }
    cells[SAFE] = standsForOthers ? 0 : 1;
    return false;
  }
}
