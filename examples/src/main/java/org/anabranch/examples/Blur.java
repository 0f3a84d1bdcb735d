package org.anabranch.examples;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.anabranch.Par;

/** Draws rings, blurs them tile by tile, and writes both pictures as PNG files. */
public final class Blur {
  private Blur() {}

  /** A grey picture of rings around the middle, row by row, 0 to 255. */
  static int[] rings(int width, int height) {
    int[] picture = new int[width * height];
    Par.setAll(
        picture,
        i -> {
          int row = i / width;
          double x = i % width - width / 2.0;
          double y = row - height / 2.0;
          return (int) (127.5 + 127.5 * Math.sin((x * x + y * y) / width));
        });
    return picture;
  }

  /** The mean of the square around each pixel, as far as it lies in the picture. */
  static int[] blur(int[] picture, int width, int height, int radius) {
    int[] blurred = new int[picture.length];
    Par.forTiles(
        height,
        width,
        (rowFrom, rowTo, colFrom, colTo) -> {
          for (int y = rowFrom; y < rowTo; y++) {
            for (int x = colFrom; x < colTo; x++) {
              blurred[y * width + x] = mean(picture, width, height, x, y, radius);
            }
          }
        });
    return blurred;
  }

  private static int mean(int[] picture, int width, int height, int x, int y, int radius) {
    int sum = 0;
    int count = 0;
    for (int row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++) {
      for (int col = Math.max(0, x - radius); col <= Math.min(width - 1, x + radius); col++) {
        sum += picture[row * width + col];
        count++;
      }
    }
    return sum / count;
  }

  private static void write(int[] picture, int width, int height, Path file) throws IOException {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    image.getRaster().setPixels(0, 0, width, height, picture);
    ImageIO.write(image, "png", file.toFile());
  }

  /**
   * Writes {@code rings.png} and {@code blurred.png}.
   *
   * @param args the directory, a new one if absent, and the width, 640 if absent
   * @throws IOException if a file cannot be written
   */
  public static void main(String[] args) throws IOException {
    Path directory = args.length == 0 ? Files.createTempDirectory("blur") : Path.of(args[0]);
    int width = args.length < 2 ? 640 : Integer.parseInt(args[1]);
    int height = width * 3 / 4;
    int[] picture = rings(width, height);
    write(picture, width, height, directory.resolve("rings.png"));
    write(blur(picture, width, height, 4), width, height, directory.resolve("blurred.png"));
    System.out.println("blurred " + width + " x " + height + " pixels into " + directory);
  }
}
