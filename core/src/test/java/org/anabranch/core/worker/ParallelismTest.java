package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the common pool's parallelism comes from. */
class ParallelismTest {
  private final Logger logger = Logger.getLogger("org.anabranch");
  private final List<LogRecord> warnings = new ArrayList<>();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord entry) {
          warnings.add(entry);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
  }

  @AfterEach
  void stopListening() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(true);
  }

  @Test
  void thePropertyComesFirstThenTheVariableThenTheProcessors() {
    assertEquals(3, Parallelism.choose("3", "4", 5));
    assertEquals(4, Parallelism.choose(null, "4", 5));
    assertEquals(5, Parallelism.choose(null, null, 5));
    assertEquals(1, Parallelism.choose("1", null, 5));
    assertEquals(Parallelism.MOST, Parallelism.choose("" + Parallelism.MOST, null, 5));
    assertEquals(7, Parallelism.choose(" 7 ", null, 5));
    assertEquals(List.of(), warnings);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "0", "-1", "16385", "2147483648", "two", "2.0", "0x2", "1e3", "1 2"})
  void aBadPropertyIsReportedOnceAndPassedOver(String bad) {
    assertEquals(4, Parallelism.choose(bad, "4", 5));
    assertEquals(1, warnings.size());
    assertEquals(Level.WARNING, warnings.get(0).getLevel());
    String message = warnings.get(0).getMessage();
    assertTrue(message.contains(Parallelism.PROPERTY) && message.contains(bad), message);
  }

  @Test
  void aBadVariableIsReportedOnceAndPassedOver() {
    assertEquals(5, Parallelism.choose(null, "many", 5));
    assertEquals(1, warnings.size());
    String message = warnings.get(0).getMessage();
    assertTrue(message.contains(Parallelism.VARIABLE) && message.contains("many"), message);
    assertEquals(3, Parallelism.choose("3", "many", 5));
    assertEquals(1, warnings.size(), "not looked at");
  }

  @Test
  void twoBadValuesAreTwoReports() {
    assertEquals(5, Parallelism.choose("none", "many", 5));
    assertEquals(2, warnings.size());
  }

  @Test
  void moreProcessorsThanTheMostAreTheMost() {
    assertEquals(Parallelism.MOST, Parallelism.choose(null, null, 1 << 20));
  }

  @Test
  void theCommonPoolIsOfThatParallelism() {
    assertEquals(Parallelism.configured(), Crew.common().parallelism());
  }
}
