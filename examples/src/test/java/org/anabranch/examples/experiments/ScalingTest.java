package org.anabranch.examples.experiments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.anabranch.examples.StandardOutput;
import org.anabranch.examples.experiments.Scaling.Algorithm;
import org.anabranch.examples.experiments.Scaling.Prices;
import org.anabranch.examples.experiments.VirtualPool.Costs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScalingTest {
  private static final Path PAGE = Path.of("..", "docs", "experiments", "scaling.md");
  private static final int SCALE = 6;

  /** 2^23 numbers, or matrices of 2^12 rows. */
  private static final int ALMOST_TEN_MILLION = 13;

  /** 10 here, then 30 forked beside 20 here, then 5. */
  private static ForkJoinProgram small() {
    return ForkJoinProgram.of(
        p -> {
          p.work(10);
          p.both(here -> here.work(20), forked -> forked.work(30));
          p.work(5);
        });
  }

  @Test
  void workAndSpanOfASmallProgram() {
    assertEquals(65, small().work());
    assertEquals(45, small().span());
    assertEquals(1, small().forks());
  }

  @Test
  void aScheduleByHand() {
    assertEquals(65, VirtualPool.run(small(), 1, new Costs(0, 7, 9), 1).makespan());
    VirtualPool.Outcome two = VirtualPool.run(small(), 2, new Costs(1, 7, 9), 1);
    assertEquals(1, two.steals());
    assertEquals(10 + 1 + 9 + 7 + 30 + 5, two.makespan(), "fork, wake-up, theft, child, rest");
  }

  @Test
  void thePageShowsWhatThisPrints() throws IOException {
    StringWriter bounds = new StringWriter();
    Scaling.bounds(10).print(new PrintWriter(bounds, true));
    List<String> page = Files.readAllLines(PAGE).stream().map(ScalingTest::narrow).toList();
    bounds.toString().lines().forEach(line -> assertTrue(page.contains(narrow(line)), line));
    for (Prices prices : Prices.values()) {
      int at = page.indexOf("speed-ups: " + prices);
      for (List<String> row : Scaling.speedUps(prices, 10, 64)) {
        at++;
        assertEquals(row.stream().collect(Collectors.joining(" ")), page.get(at), prices.name());
      }
    }
  }

  private static String narrow(String line) {
    return line.replaceAll(" +", " ");
  }

  @ParameterizedTest
  @EnumSource
  void noScheduleBeatsWorkAndSpanAndNoGreedyOneIsFarOff(Algorithm algorithm) {
    ForkJoinProgram program = algorithm.program(SCALE);
    for (int processors : new int[] {1, 2, 3, 7, 64}) {
      for (long seed = 0; seed < 5; seed++) {
        Costs free = Prices.FREE.costs();
        long makespan = VirtualPool.run(program, processors, free, seed).makespan();
        String run = algorithm + " on " + processors + ", seed " + seed;
        assertTrue(makespan >= program.work() / processors, run);
        assertTrue(makespan >= program.span(), run);
        long thefts = program.forks() * free.steal();
        assertTrue(makespan <= program.work() / processors + 2 * program.span() + thefts, run);
      }
    }
  }

  @Test
  void oneProcessorDoesTheWorkAndItsForks() {
    ForkJoinProgram program = Algorithm.SORT.program(SCALE);
    Costs costs = Prices.ASLEEP.costs();
    VirtualPool.Outcome outcome = VirtualPool.run(program, 1, costs, 1);
    assertEquals(program.work() + program.forks() * costs.fork(), outcome.makespan());
    assertEquals(0, outcome.steals());
  }

  @ParameterizedTest
  @EnumSource
  void tenMillionNumbersKeepSixtyFourProcessorsBusyThatAreAwake(Algorithm algorithm) {
    ForkJoinProgram program = algorithm.program(ALMOST_TEN_MILLION);
    assertTrue(program.work() / program.span() >= 500, algorithm + " has too long a span");
    double speedUp = Scaling.speedUp(program, 64, Prices.AWAKE.costs());
    assertTrue(speedUp >= 45, algorithm + " is " + speedUp + " times as fast on 64");
  }

  @Test
  void aTheftTakesTime() {
    assertThrows(
        IllegalArgumentException.class, () -> VirtualPool.run(small(), 2, new Costs(0, 0, 0), 1));
  }

  @Test
  void mainPrintsTablesAndWritesThem(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("speed-ups.csv");
    String output = StandardOutput.of(() -> Scaling.main(new String[] {"3", file.toString()}));
    assertEquals(5 + 3 * (2 + 12) + 2, output.lines().count(), output);
    assertEquals(3 * 12, Files.readAllLines(file).size());
  }
}
