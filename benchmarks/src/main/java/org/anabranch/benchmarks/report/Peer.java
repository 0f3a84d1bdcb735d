package org.anabranch.benchmarks.report;

import java.awt.Color;
import java.util.List;

/** Who is drawn, always under the same name and in the same colour. */
enum Peer {
  LOOP("loop", "plain loop", new Color(0x55, 0x55, 0x55)),
  STREAM("stream", "stream", new Color(0xC4, 0xA0, 0x00)),
  PARALLEL_STREAM("parallelStream", "parallel stream", new Color(0xE6, 0x77, 0x00)),
  FORK_JOIN("forkJoin", "ForkJoinPool", new Color(0x2B, 0x8A, 0x3E)),
  LIMIT("limit", "limit", new Color(0xC9, 0x2A, 0x2A)),
  PAR("par", "Anabranch", new Color(0x18, 0x64, 0xAB)),
  PAR_OTHER("", "Anabranch, other form", new Color(0x74, 0xC0, 0xFC));

  /** Colours for lines that are all ours. */
  static final List<Color> SHADES =
      List.of(
          PAR.color,
          PAR_OTHER.color,
          new Color(0x0B, 0x2E, 0x4F),
          new Color(0x7B, 0x4F, 0xB8),
          new Color(0xC8, 0xA8, 0xE9));

  /** The benchmark method. */
  final String method;

  /** The name in a legend. */
  final String label;

  final Color color;

  Peer(String method, String label, Color color) {
    this.method = method;
    this.label = label;
    this.color = color;
  }
}
