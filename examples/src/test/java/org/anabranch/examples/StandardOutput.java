package org.anabranch.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** Catches what a {@code main} prints. */
public final class StandardOutput {
  private StandardOutput() {}

  public static String of(Runnable main) {
    PrintStream original = System.out;
    ByteArrayOutputStream caught = new ByteArrayOutputStream();
    System.setOut(new PrintStream(caught, true, UTF_8));
    try {
      main.run();
    } finally {
      System.setOut(original);
    }
    return caught.toString(UTF_8);
  }
}
