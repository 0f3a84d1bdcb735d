package org.anabranch.core.worker;

import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jspecify.annotations.Nullable;

/** The operations of the queue of submissions, in which two jobs stand, as Lincheck calls them. */
@Param(name = "added", gen = IntGen.class, conf = "10:12")
@Param(name = "first", gen = IntGen.class, conf = "0:1")
public class SubmissionOperations {
  private final SubmissionQueue queue = new SubmissionQueue();
  private final Numbered[] first = {new Numbered(0), new Numbered(1)};

  /** A job that only has a number. */
  private static final class Numbered extends SubmittedJob {
    final int number;

    Numbered(int number) {
      this.number = number;
    }

    @Override
    protected void exec() {}

    @Override
    protected void complete(@Nullable Throwable thrown) {}

    @Override
    protected void abandon(RuntimeException reason) {}
  }

  public SubmissionOperations() {
    queue.add(first[0]);
    queue.add(first[1]);
  }

  @Operation(params = "added")
  public void add(int number) {
    queue.add(new Numbered(number));
  }

  @Operation
  public int poll() {
    return queue.poll() instanceof Numbered job ? job.number : -1;
  }

  @Operation(params = "first")
  public boolean takeBack(int number) {
    return queue.takeBack(first[number]);
  }
}
