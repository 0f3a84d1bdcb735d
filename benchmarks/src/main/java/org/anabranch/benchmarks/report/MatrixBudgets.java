package org.anabranch.benchmarks.report;

import java.util.List;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of matrix products, against the roofline and other pure-Java libraries. */
final class MatrixBudgets extends Budgets {
  /** The shapes of {@code MatrixShapeBenchmark}. */
  static final List<String> SHAPES =
      List.of(
          "4x1000000x4", "100000x4x4", "16x100000x16", "1000x1000x10", "257x257x257", "31x500x33");

  MatrixBudgets() {
    add(
        "product of two 1,024 matrices, against fused multiply-adds in registers",
        Kind.SPEEDUP,
        0.4,
        compare("", product("par"), "limit"));
    add(
        "product of two 1,024 matrices, against EJML's threads",
        Kind.SPEEDUP,
        7,
        compare("", product("par"), "ejmlThreads"));
    add(
        "the same without the Vector API, against EJML's threads",
        Kind.SPEEDUP,
        4.5,
        compare("", product("parPlain"), "ejmlThreads"));
    add(
        "product of two 1,024 matrices of floats, against multiply-adds of doubles in registers",
        Kind.SPEEDUP,
        0.8,
        compare("", product("floatPar"), "limit"));
    add(
        "the same, against EJML's threads with doubles",
        Kind.SPEEDUP,
        14,
        compare("", product("floatPar"), "ejmlThreads"));
    add(
        "the same without the Vector API, against EJML's threads with doubles",
        Kind.SPEEDUP,
        9,
        compare("", product("floatParPlain"), "ejmlThreads"));
    add(
        "transpose of a 3,000 matrix, against a copy",
        Kind.SPEEDUP,
        0.8,
        compare("", element("transpose"), "copy"));
    add(
        "product of a 3,000 matrix with a vector, against a copy, which moves twice the bytes",
        Kind.SPEEDUP,
        1.6,
        compare("", element("vector"), "copy"));
    add("the same, against EJML", Kind.SPEEDUP, 1, compare("", element("vector"), "ejmlVector"));
    for (String shape : SHAPES) {
      add(
          "product of " + shape + ", against the better of the loops and EJML",
          Kind.SPEEDUP,
          0.97,
          compare(
              "",
              Line.of(Suite.MATRIX_SHAPE, "par", "shape", shape),
              "loop",
              "ejml",
              "ejmlThreads"));
    }
  }

  private static Line product(String method) {
    return Line.of(Suite.MATRIX, method, "n", 1024);
  }

  private static Line element(String method) {
    return Line.of(Suite.MATRIX_ELEMENT, method, "n", 3000);
  }
}
