package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.management.ManagementFactory;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Kernels with the Vector API are taken where the module is, plain ones elsewhere. */
@Tag("simd")
class VectorApiTest {
  private static boolean moduleWasAskedFor() {
    return ManagementFactory.getRuntimeMXBean()
        .getInputArguments()
        .contains("--add-modules=" + VectorApi.MODULE);
  }

  @Test
  void isAvailableWhereTheModuleIs() {
    assertEquals(moduleWasAskedFor(), VectorApi.isAvailable());
  }

  @Test
  void takesTheTwinWhereItCanAndThePlainKernelElsewhere() {
    String expected = moduleWasAskedFor() ? "DoubleVectorTile" : "DoubleRowTile";
    assertEquals(expected, Tiles.DOUBLES.getClass().getSimpleName());
  }

  @Test
  void takesThePlainKernelWhereATwinIsMissing() {
    IntSupplier plain = () -> 1;
    assertSame(plain, VectorApi.choose(IntSupplier.class, "NoSuchKernel", plain));
  }
}
