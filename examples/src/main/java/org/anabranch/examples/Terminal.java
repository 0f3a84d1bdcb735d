package org.anabranch.examples;

import java.io.Console;

/** Tells whether somebody watches the output as it appears. */
final class Terminal {
  private Terminal() {}

  /**
   * True when standard input and output both belong to a terminal. Until Java 21 a console exists
   * only then; since Java 22 it always exists and has to be asked, by a method that Java 17 does
   * not know.
   */
  @SuppressWarnings("SystemConsoleNull") // right up to Java 21, and harmless since
  static boolean isAttached() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException beforeJava22) {
      return true;
    } catch (ReflectiveOperationException unknown) {
      return false;
    }
  }
}
