package org.anabranch.examples.experiments;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The plain way: one lock for owner and thieves. Right at once, and everybody waits for it. */
final class LockedDeque implements TaskDeque {
  private final Deque<Integer> tasks = new ArrayDeque<>();
  private final ReentrantLock lock = new ReentrantLock();

  @Override
  public void push(Integer task) {
    lock.lock();
    try {
      tasks.addLast(task);
    } finally {
      lock.unlock();
    }
  }

  @Override
  public @Nullable Integer pop() {
    lock.lock();
    try {
      return tasks.pollLast();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public @Nullable Integer steal() {
    lock.lock();
    try {
      return tasks.pollFirst();
    } finally {
      lock.unlock();
    }
  }
}
