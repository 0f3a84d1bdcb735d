package org.anabranch.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Collects what the library logs while it is open, instead of printing it. */
final class CapturedLog extends Handler implements AutoCloseable {
  private final Logger logger = Logger.getLogger("org.anabranch");
  private final List<LogRecord> records = Collections.synchronizedList(new ArrayList<>());
  private final boolean passedOn = logger.getUseParentHandlers();

  CapturedLog() {
    logger.setUseParentHandlers(false);
    logger.addHandler(this);
  }

  List<String> messages() {
    synchronized (records) {
      return records.stream().map(LogRecord::getMessage).toList();
    }
  }

  List<Throwable> thrown() {
    synchronized (records) {
      return records.stream().map(LogRecord::getThrown).toList();
    }
  }

  @Override
  public void publish(LogRecord entry) {
    records.add(entry);
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setUseParentHandlers(passedOn);
  }
}
