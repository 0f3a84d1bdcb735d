package org.anabranch.core;

/** A task whose body is a lambda, with the task's own forms open to it. */
final class Task<V> extends ForkTask<V> {
  private final TaskBody<V> body;

  Task(TaskBody<V> body) {
    this.body = body;
  }

  @Override
  protected V compute() {
    return body.compute(this);
  }

  void forkFast(ForkTask<?> child) {
    fork(child);
  }

  void forkFast(ForkAction child) {
    fork(child);
  }

  <R> R joinFast(ForkTask<R> child) {
    return join(child);
  }

  void joinFast(ForkAction child) {
    join(child);
  }

  static Task<Integer> constant(int value) {
    return new Task<>(self -> value);
  }

  /** The body of a task as a lambda, with the task's own forms at hand. */
  interface TaskBody<V> {
    V compute(Task<V> self);
  }
}
