package org.anabranch;

import java.util.SplittableRandom;

/** Inputs of the sorting literature, as longs from which every element type is made. */
enum SortPattern {
  RANDOM {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return random.nextLong();
    }
  },
  SORTED {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return i * 3L - n;
    }
  },
  REVERSED {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return n - i * 3L;
    }
  },
  ORGAN_PIPE {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return Math.min(i, n - i);
    }
  },
  SAW_TOOTH {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return (i % (n / 5 + 1)) * 7L;
    }
  },
  FINE_SAW_TOOTH {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return (i % 100L) << 40;
    }
  },
  FEW_UNIQUE {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return random.nextInt(7) * 0x0123_4567_89AB_CDEFL;
    }
  },
  SMALL_RANGE {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return random.nextInt(1000) - 500;
    }
  },
  ALL_EQUAL {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return -42;
    }
  },
  ZIPF {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return (long) (1 / (random.nextDouble() + 1e-9));
    }
  },
  NEARLY_SORTED {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return random.nextInt(n / 5 + 1) == 0 ? random.nextInt(n) : i;
    }
  },
  APPENDED {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return i < n - n / 50 ? i : random.nextInt(n);
    }
  },
  HALF_SORTED {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return i < n / 2 ? i : random.nextInt(n);
    }
  },
  MEDIAN_OF_THREE_KILLER {
    @Override
    long at(int i, int n, SplittableRandom random) {
      int half = n / 2;
      return i >= half ? (i - half) * 2L : i % 2 == 0 ? i : half + i - 1;
    }
  },
  HIGH_BITS_EQUAL {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return 0x7000_0000_0000_0000L + random.nextInt(1 << 20);
    }
  },
  LOW_BITS_EQUAL {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return random.nextLong() << 24;
    }
  },
  CLUSTERS {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return (1L << random.nextInt(63)) + random.nextInt(50);
    }
  },
  ALTERNATING_SIGNS {
    @Override
    long at(int i, int n, SplittableRandom random) {
      return (i % 2 == 0 ? 1L : -1L) * (i * 65_536L);
    }
  };

  /** The element at index i of n; called once for each index in order. */
  abstract long at(int i, int n, SplittableRandom random);

  /** An input of n elements. */
  long[] fill(int n, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long[] a = new long[n];
    for (int i = 0; i < n; i++) {
      a[i] = at(i, n, random);
    }
    return a;
  }
}
