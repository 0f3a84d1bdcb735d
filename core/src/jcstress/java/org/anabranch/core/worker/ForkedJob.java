package org.anabranch.core.worker;

/** A job that somebody has forked and offered, and nobody runs yet. */
final class ForkedJob extends Job {
  private ForkedJob() {}

  static ForkedJob create() {
    ForkedJob job = new ForkedJob();
    job.forkedBy(new ForkedJob());
    job.offeredIn(Call.SOLO);
    return job;
  }

  @Override
  protected void exec() {}
}
