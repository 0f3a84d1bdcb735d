package org.anabranch.core.worker;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

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
  private static final int OPEN = 2;
  private static final int ONCE = 3;
  private static final int NESTS = 4;

  private static final ClassValue<long[]> CELLS =
      new ClassValue<>() {
        @Override
        protected long[] computeValue(Class<?> type) {
          long[] cells = new long[5];
          cells[OPEN] = standsForOthers(type) ? 1 : 0;
          return cells;
        }
      };

  private final long[] cells;

  private FunctionMemory(long[] cells) {
    this.cells = cells;
  }

  /**
   * The memory of a function class.
   *
   * @param function the class of the lambda or task
   * @return its memory, empty at first
   */
  public static FunctionMemory of(Class<?> function) {
    return new FunctionMemory(CELLS.get(function));
  }

  /**
   * Whether helpers must not run these functions now, because the caller is inside a static
   * initialiser. The stack is walked until one walk has found none: then the class that wrote a
   * function is initialised for good. Functions that may call others are walked for each time.
   *
   * @param functions the classes of the functions
   * @return true when the caller has to do the work alone
   */
  public static boolean insideInitialiser(Iterable<Class<?>> functions) {
    for (Class<?> function : functions) {
      long[] cells = CELLS.get(function);
      if (cells[SAFE] == 0 || cells[OPEN] != 0) {
        return !sawNone(functions);
      }
    }
    return false;
  }

  private static boolean sawNone(Iterable<Class<?>> functions) {
    boolean none = !Initialisers.onStack();
    if (none) {
      for (Class<?> function : functions) {
        CELLS.get(function)[SAFE] = 1;
      }
    }
    return none;
  }

  /** As {@link #insideInitialiser(Iterable)}, but a class once found safe stays so. */
  boolean firstInsideInitialiser() {
    if (cells[SAFE] == 0) {
      cells[SAFE] = Initialisers.onStack() ? 0 : 1;
    }
    return cells[SAFE] == 0;
  }

  /**
   * Whether functions of a class may be wrappers of any others: those of the JDK's own, such as
   * combinators, and those with a field that could hold a function.
   */
  private static boolean standsForOthers(Class<?> type) {
    if (type.getClassLoader() == null) {
      return true;
    }
    for (Class<?> c = type; c != null && c != Job.class; c = c.getSuperclass()) {
      try {
        for (Field field : c.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers()) && mayHoldFunction(field.getType())) {
            return true;
          }
        }
      } catch (NoClassDefFoundError e) {
        return true; // a field of a type that is not there
      }
    }
    return false;
  }

  private static boolean mayHoldFunction(Class<?> type) {
    Class<?> element = type;
    while (element.isArray()) {
      element = element.getComponentType();
    }
    return element == Object.class
        || (!element.isPrimitive() && Modifier.isAbstract(element.getModifiers()));
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
   * How long a loop of one index took, clock and all.
   *
   * @return nanoseconds, or 0 when nothing is known yet
   */
  public long nanosOnce() {
    return cells[ONCE];
  }

  /**
   * Remembers how long a loop of one index took.
   *
   * @param nanos what was measured
   */
  public void recordOnce(long nanos) {
    cells[ONCE] = Math.max(1, nanos);
  }

  /**
   * Whether the function was seen to fork, or to make calls, where it had been taken to be short.
   *
   * @return true from then on
   */
  public boolean nests() {
    return cells[NESTS] != 0;
  }

  static void nests(long[] cells) {
    cells[NESTS] = 1;
  }

  /** What the memory consists of. */
  long[] cells() {
    return cells;
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
}
