package org.anabranch.examples.experiments;

import java.util.Arrays;

/**
 * The entities of a small game, and what a frame does with them. Each method reads what earlier
 * ones wrote and writes arrays, or ranges of them, that no other one writes; so those which do not
 * depend on each other may run side by side, and the outcome is the same.
 */
final class World {
  static final int ISLANDS = 8;
  static final int LAYERS = 4;
  private static final int SUBSTEPS = 4;
  private static final double SIZE = 1_000;
  private static final double STEP = 1.0 / 60 / SUBSTEPS;

  private final int entities;
  private final double[] x;
  private final double[] y;
  private final double[] speedX;
  private final double[] speedY;
  private final double[] pose;
  private final boolean[] visible;
  private final int[][] lists = new int[LAYERS][];
  private final int[] listed = new int[LAYERS];
  private double cameraX;
  private double cameraY;
  private long shown;

  World(int entities) {
    this.entities = entities;
    x = new double[entities];
    y = new double[entities];
    speedX = new double[entities];
    speedY = new double[entities];
    pose = new double[entities];
    visible = new boolean[entities];
    for (int layer = 0; layer < LAYERS; layer++) {
      lists[layer] = new int[entities / LAYERS + 1];
    }
    for (int entity = 0; entity < entities; entity++) {
      x[entity] = SIZE * fraction(entity, 1);
      y[entity] = SIZE * fraction(entity, 2);
    }
  }

  private static double fraction(int entity, int salt) {
    return (XorShift.run(entity, salt + 3) >>> 1) / (double) Integer.MAX_VALUE;
  }

  /** Moves the camera in a circle. */
  void input(int frame) {
    cameraX = SIZE / 2 * (1 + Math.cos(frame / 50.0));
    cameraY = SIZE / 2 * (1 + Math.sin(frame / 50.0));
  }

  /** Every entity steers for the camera, slower from afar. */
  void think() {
    for (int entity = 0; entity < entities; entity++) {
      double dx = cameraX - x[entity];
      double dy = cameraY - y[entity];
      double distance = 1 + Math.sqrt(dx * dx + dy * dy);
      speedX[entity] = 0.9 * speedX[entity] + 20 * dx / distance;
      speedY[entity] = 0.9 * speedY[entity] + 20 * dy / distance;
    }
  }

  /** Moves the entities of one island in small steps; neighbours push each other away. */
  void move(int island) {
    int from = (int) ((long) entities * island / ISLANDS);
    int to = (int) ((long) entities * (island + 1) / ISLANDS);
    for (int step = 0; step < SUBSTEPS; step++) {
      for (int entity = from; entity < to; entity++) {
        int other = entity + 1 < to ? entity + 1 : from;
        double dx = x[entity] - x[other];
        double dy = y[entity] - y[other];
        double push = 1 / (1 + dx * dx + dy * dy);
        x[entity] += STEP * (speedX[entity] + push * dx);
        y[entity] += STEP * (speedY[entity] + push * dy);
      }
    }
  }

  /** The faster an entity wants to go, the faster its legs. */
  void animate() {
    for (int entity = 0; entity < entities; entity++) {
      double speed = Math.hypot(speedX[entity], speedY[entity]);
      pose[entity] = Math.sin(pose[entity] + speed * STEP * SUBSTEPS);
    }
  }

  /** Finds out what the camera sees. */
  void cull() {
    for (int entity = 0; entity < entities; entity++) {
      double dx = cameraX - x[entity];
      double dy = cameraY - y[entity];
      visible[entity] = dx * dx + dy * dy < SIZE * SIZE / 16;
    }
  }

  /** Collects what is to be drawn of one layer. */
  void list(int layer) {
    int next = 0;
    for (int entity = layer; entity < entities; entity += LAYERS) {
      if (visible[entity]) {
        lists[layer][next++] = entity;
      }
    }
    listed[layer] = next;
  }

  /** Draws, as far as a checksum goes. */
  void draw() {
    for (int layer = 0; layer < LAYERS; layer++) {
      for (int i = 0; i < listed[layer]; i++) {
        int entity = lists[layer][i];
        shown = 31 * shown + Double.doubleToLongBits(x[entity] + y[entity] + pose[entity]);
      }
    }
  }

  /** All that was drawn so far and where everything is, in one number. */
  long checksum() {
    return shown ^ Arrays.hashCode(x) ^ 31L * Arrays.hashCode(y) ^ 961L * Arrays.hashCode(pose);
  }
}
