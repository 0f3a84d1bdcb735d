package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whether views of one array share elements is told exactly, whatever their strides are. */
class ShapeTest {
  @Test
  void viewsOfOneArrayAreToldApartExactly() {
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 20_000; round++) {
      Shape first = view(random);
      Shape second = random.nextInt(3) == 0 ? part(first, random) : view(random);
      Shape part = random.nextBoolean() ? part(first, random) : first;
      Set<Integer> shared = elements(part);
      shared.retainAll(elements(second));
      assertEquals(!shared.isEmpty(), part.meets(second), () -> part + ", " + second);
      assertEquals(!shared.isEmpty(), second.meets(part), () -> second + ", " + part);
    }
  }

  @Test
  void aStrideWithoutAnotherElementDoesNotCount() {
    Shape row = new Shape(3, 1, 4, 4, 1);
    assertEquals(true, row.isSameAs(new Shape(3, 1, 4, 99, 1)));
    assertEquals(true, row.transposed().isSameAs(new Shape(3, 4, 1, 1, 1)));
    assertEquals(false, row.isSameAs(row.transposed()));
    assertEquals(false, row.isSameAs(new Shape(4, 1, 4, 4, 1)));
    assertEquals(false, new Shape(0, 2, 2, 2, 1).isSameAs(new Shape(0, 2, 2, 3, 1)));
  }

  private static Shape view(SplittableRandom random) {
    int cols = random.nextInt(6);
    int stride = cols + random.nextInt(5);
    Shape shape = new Shape(random.nextInt(60), random.nextInt(6), cols, stride, 1);
    return random.nextBoolean() ? shape : shape.transposed();
  }

  private static Shape part(Shape shape, SplittableRandom random) {
    int row = random.nextInt(shape.rows() + 1);
    int col = random.nextInt(shape.cols() + 1);
    int rowTo = row + random.nextInt(shape.rows() - row + 1);
    return shape.block(row, rowTo, col, col + random.nextInt(shape.cols() - col + 1));
  }

  private static Set<Integer> elements(Shape shape) {
    Set<Integer> elements = new HashSet<>();
    for (int i = 0; i < shape.rows(); i++) {
      for (int j = 0; j < shape.cols(); j++) {
        elements.add(shape.at(i, j));
      }
    }
    return elements;
  }
}
