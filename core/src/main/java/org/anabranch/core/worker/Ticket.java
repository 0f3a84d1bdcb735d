package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/** A job that stands for one ready unit of {@link Tickets}. It is used again and again. */
final class Ticket extends Job {
  private final Tickets office;

  Ticket(Tickets office) {
    this.office = office;
  }

  boolean isFrom(Tickets asked) {
    return office == asked;
  }

  /** Published in place of functions of several classes, which {@link Tickets} answers for. */
  @Override
  protected @Nullable Class<?> functionClass() {
    return null;
  }

  @Override
  protected void exec() {
    office.runUnits(Current.running());
  }

  @Override
  void afterStolen() {
    office.ended(failure());
  }
}
