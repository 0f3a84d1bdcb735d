package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.anabranch.ContractOperations.Operation;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One contract for reductions, scans, transforms, packs and groups: on every size around the
 * borders of leaves, blocks and tiles, every pattern and any number of workers, in a range of a
 * larger array where there is that form, the result is that of the plain loop, and nothing else has
 * changed.
 */
class ContractTest {
  private static final int[] SIZES = {
    0, 1, 2, 3, 63, 64, 65, 509, 1_023, 1_024, 1_025, 4_095, 4_096, 4_097
  };

  /** Sizes for one pattern alone. */
  private static final int[] LARGE_SIZES = {
    10_007, 16_383, 16_384, 16_385, 32_767, 32_768, 32_769, 65_537
  };

  private static final int LARGEST = 1_000_000;

  /** How numbers follow one another. */
  enum Pattern {
    EQUAL {
      @Override
      int at(int i, Random random) {
        return 7;
      }
    },
    ASCENDING {
      @Override
      int at(int i, Random random) {
        return i;
      }
    },
    DESCENDING {
      @Override
      int at(int i, Random random) {
        return -i;
      }
    },
    FEW {
      @Override
      int at(int i, Random random) {
        return random.nextInt(5) - 2;
      }
    },
    RANDOM {
      @Override
      int at(int i, Random random) {
        return random.nextInt();
      }
    };

    abstract int at(int i, Random random);
  }

  static List<Operation> operations() {
    List<Operation> all = new ArrayList<>(ContractOperations.reductions());
    all.addAll(ContractOperations.scans());
    all.addAll(ContractMoves.transformsAndPacks());
    all.addAll(ContractMoves.groups());
    return all;
  }

  @ParameterizedTest
  @MethodSource("operations")
  void agreesWithThePlainLoop(Operation operation) {
    try (WorkStealingPool one = WorkStealingPool.create(1);
        WorkStealingPool two = WorkStealingPool.create(2);
        WorkStealingPool three = WorkStealingPool.create(3);
        WorkStealingPool eight = WorkStealingPool.create(8)) {
      List<WorkStealingPool> pools = List.of(one, two, three, eight);
      for (Pattern pattern : Pattern.values()) {
        for (int n : SIZES) {
          check(operation, pools, pattern, n);
        }
      }
      for (int n : LARGE_SIZES) {
        check(operation, pools, Pattern.RANDOM, n);
      }
      check(operation, List.of(three), Pattern.RANDOM, LARGEST);
    }
  }

  private static void check(
      Operation operation, List<WorkStealingPool> pools, Pattern pattern, int n) {
    ContractInput input = ContractInput.of(n, pattern);
    Object expected = operation.plain().apply(input);
    for (WorkStealingPool pool : pools) {
      Object actual = pool.call(() -> operation.par().apply(input));
      String where = operation + ", " + pattern + ", n = " + n + ", P = " + pool.parallelism();
      assertTrue(Objects.deepEquals(expected, actual), where);
    }
    assertTrue(input.isUntouched(), operation + " changed its input");
  }
}
