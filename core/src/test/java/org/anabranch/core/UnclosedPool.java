package org.anabranch.core;

/** A program that uses two pools, closes neither, and ends. */
final class UnclosedPool {
  private UnclosedPool() {}

  /** Prints what the pools computed. */
  public static void main(String[] args) {
    WorkStealingPool own = WorkStealingPool.create(3);
    WorkStealingPool common = WorkStealingPool.common();
    int first = own.submit(() -> own.<Integer, RuntimeException>call(() -> 1)).join();
    int second = common.submit(() -> 1).join();
    System.out.println(first + " " + second);
  }
}
