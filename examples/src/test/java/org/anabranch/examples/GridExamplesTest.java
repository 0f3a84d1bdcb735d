package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples that run over tiles: heat, blur and edit distance. */
class GridExamplesTest {
  @Test
  void heatSpreadsAsInThePlainLoop() {
    int rows = 71;
    int cols = 133;
    double[] plate = new Random(1).doubles((long) rows * cols, 0, 100).toArray();
    double[] expected = plate.clone();
    for (int step = 0; step < 3; step++) {
      double[] old = expected.clone();
      for (int i = 1; i < rows - 1; i++) {
        for (int j = 1; j < cols - 1; j++) {
          int at = i * cols + j;
          expected[at] =
              0.5 * old[at] + 0.125 * (old[at - cols] + old[at + cols] + old[at - 1] + old[at + 1]);
        }
      }
    }
    assertArrayEquals(expected, HeatDiffusion.spread(plate, rows, cols, 3));
    assertArrayEquals(plate, HeatDiffusion.spread(plate, rows, cols, 0));
  }

  @Test
  void heatMainPrintsHowWarmItStillIs() {
    String output = StandardOutput.of(() -> HeatDiffusion.main(new String[] {"5", "1"}));
    assertEquals("1 steps: from 1000 to 500.000 in the middle", output.strip());
  }

  @Test
  void blurTakesTheMeanOfTheSquareAround() {
    int[] picture = new int[100 * 80];
    picture[50 * 100 + 70] = 90;
    int[] blurred = Blur.blur(picture, 100, 80, 1);
    assertEquals(9 * 10, Arrays.stream(blurred).sum());
    assertEquals(10, blurred[51 * 100 + 71]);
    picture[0] = 100;
    assertEquals(25, Blur.blur(picture, 100, 80, 1)[0], "fewer pixels at a corner");
  }

  @Test
  void blurWritesTwoPictures(@TempDir Path directory) throws IOException {
    Blur.main(new String[] {directory.toString(), "120"});
    BufferedImage rings = ImageIO.read(directory.resolve("rings.png").toFile());
    BufferedImage blurred = ImageIO.read(directory.resolve("blurred.png").toFile());
    assertEquals(120, blurred.getWidth());
    assertEquals(90, blurred.getHeight());
    int[] drawn = Blur.rings(120, 90);
    assertArrayEquals(drawn, rings.getRaster().getPixels(0, 0, 120, 90, (int[]) null));
    assertTrue(Arrays.stream(drawn).distinct().count() > 100);
  }

  @Test
  void editDistances() {
    assertEquals(3, EditDistance.between("kitten", "sitting"));
    assertEquals(0, EditDistance.between("", ""));
    assertEquals(4, EditDistance.between("", "four"));
    assertEquals(700, EditDistance.between("a".repeat(700), "b".repeat(600)));
    String text = "acgt".repeat(200);
    assertEquals(2, EditDistance.between(text, "x" + text.substring(0, 799)));
    String output = StandardOutput.of(() -> EditDistance.main(new String[] {"ab", "b"}));
    assertEquals("2 and 1 letters, 1 edits", output.strip());
  }
}
