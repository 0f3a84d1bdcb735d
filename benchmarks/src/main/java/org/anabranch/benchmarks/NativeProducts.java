package org.anabranch.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.LongToDoubleFunction;
import org.anabranch.Par;
import org.jspecify.annotations.Nullable;

/**
 * Products of square matrices against OpenBLAS, which runs in a process of its own, and against
 * fused multiply-adds in registers: the roofline. Rounds of the three alternate; the medians are
 * printed in GFLOP/s. The driver of OpenBLAS is built with gcc; where gcc or the library is absent,
 * its column is empty and a message says why.
 */
public final class NativeProducts {
  private static final int[] SIZES = {16, 64, 128, 256, 512, 1024, 2048};

  /** The first rounds warm up and do not count. */
  private static final int ROUNDS = 9;

  private static final int WARM_UP = 4;

  /** A round takes so many floating-point operations, or one product: about 10 milliseconds. */
  private static final double FLOP = 5e8;

  private NativeProducts() {}

  /**
   * Measures and prints.
   *
   * @param args the sizes, or nothing for those of {@link MatrixBenchmark}
   */
  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    int[] sizes =
        args.length == 0 ? SIZES : Arrays.stream(args).mapToInt(Integer::parseInt).toArray();
    LongToDoubleFunction peak =
        Class.forName("org.anabranch.benchmarks.simd.FusedPeak")
            .asSubclass(LongToDoubleFunction.class)
            .getDeclaredConstructor()
            .newInstance();
    Path directory = Files.createTempDirectory("products");
    Process driver = driver(directory);
    System.out.printf("%6s %10s %10s %10s  GFLOP/s%n", "n", "limit", "OpenBLAS", "Anabranch");
    try {
      for (int n : sizes) {
        measure(n, peak, driver);
      }
    } finally {
      if (driver != null) {
        driver.destroy();
      }
      for (String name : new String[] {"products", "products.c"}) {
        Files.deleteIfExists(directory.resolve(name));
      }
      Files.deleteIfExists(directory);
    }
  }

  private static void measure(int n, LongToDoubleFunction peak, @Nullable Process driver) {
    MatrixProducts products = new MatrixProducts(n, n, n);
    double flop = 2.0 * n * n * n;
    int repetitions = (int) Math.max(1, FLOP / flop);
    long half = (long) (repetitions * flop / 2);
    double[][] nanos = new double[3][ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      nanos[0][round] =
          time(
              () ->
                  Par.joinDouble(
                      () -> peak.applyAsDouble(half), () -> peak.applyAsDouble(half), Double::sum));
      nanos[1][round] = driver == null ? Double.NaN : ask(driver, n, repetitions);
      nanos[2][round] =
          time(
              () -> {
                for (int i = 0; i < repetitions; i++) {
                  products.par();
                }
              });
    }
    double[] rates = new double[nanos.length];
    for (int i = 0; i < rates.length; i++) {
      double[] counted = Arrays.copyOfRange(nanos[i], WARM_UP, ROUNDS);
      Arrays.sort(counted);
      rates[i] = flop * repetitions / counted[counted.length / 2];
    }
    System.out.printf(
        "%,6d %10.1f %10s %10.1f%n",
        n, rates[0], driver == null ? "" : String.format("%.1f", rates[1]), rates[2]);
  }

  private static double time(Runnable products) {
    long start = System.nanoTime();
    products.run();
    return System.nanoTime() - start;
  }

  private static double ask(Process driver, int n, int repetitions) {
    try {
      Writer question = driver.outputWriter();
      question.write(n + " " + repetitions + "\n");
      question.flush();
      BufferedReader answer = driver.inputReader();
      return Double.parseDouble(Objects.requireNonNull(answer.readLine(), "the driver ended"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Builds and starts the driver, or says why not. */
  private static @Nullable Process driver(Path directory) throws IOException {
    Path source = directory.resolve("products.c");
    Path program = directory.resolve("products");
    try (InputStream text = NativeProducts.class.getResourceAsStream("products.c")) {
      Files.copy(Objects.requireNonNull(text), source);
    }
    try {
      Process gcc =
          new ProcessBuilder(
                  "gcc", "-O2", "-o", program.toString(), source.toString(), "-lopenblas")
              .redirectErrorStream(true)
              .start();
      String said = new String(gcc.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (gcc.waitFor() == 0) {
        return new ProcessBuilder(program.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
      }
      System.out.println("OpenBLAS is left out: " + said.lines().findFirst().orElse("gcc failed"));
    } catch (IOException e) {
      System.out.println("OpenBLAS is left out: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return null;
  }
}
