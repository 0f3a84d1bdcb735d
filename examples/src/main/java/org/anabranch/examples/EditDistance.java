package org.anabranch.examples;

import java.util.Random;
import org.anabranch.Par;

/**
 * How many letters must be inserted, removed or replaced to make one text of another. A cell of the
 * table needs those above, to the left and in between, so tiles run in waves along the diagonals.
 * R. A. Wagner and M. J. Fischer, <i>The string-to-string correction problem</i>, 1974.
 */
public final class EditDistance {
  private static final int TILE = 256;

  private EditDistance() {}

  /** The distance between two texts; memory for the product of their lengths. */
  static int between(String left, String right) {
    int[][] distance = new int[left.length() + 1][right.length() + 1];
    for (int i = 0; i <= left.length(); i++) {
      distance[i][0] = i;
    }
    for (int j = 0; j <= right.length(); j++) {
      distance[0][j] = j;
    }
    Par.forWavefront(
        left.length(),
        right.length(),
        TILE,
        (rowFrom, rowTo, colFrom, colTo) -> {
          for (int i = rowFrom; i < rowTo; i++) {
            char letter = left.charAt(i);
            int[] above = distance[i];
            int[] row = distance[i + 1];
            for (int j = colFrom; j < colTo; j++) {
              int replaced = above[j] + (letter == right.charAt(j) ? 0 : 1);
              row[j + 1] = Math.min(replaced, 1 + Math.min(above[j + 1], row[j]));
            }
          }
        });
    return distance[left.length()][right.length()];
  }

  /**
   * Prints the distance between two texts.
   *
   * @param args the texts; random ones of 3,000 letters if absent
   */
  public static void main(String[] args) {
    String left = args.length == 2 ? args[0] : letters(1);
    String right = args.length == 2 ? args[1] : letters(2);
    System.out.println(
        left.length() + " and " + right.length() + " letters, " + between(left, right) + " edits");
  }

  private static String letters(long seed) {
    StringBuilder text = new StringBuilder();
    new Random(seed).ints(3_000, 'a', 'e').forEach(letter -> text.append((char) letter));
    return text.toString();
  }
}
