package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.anabranch.Par;
import org.eclipse.collections.impl.list.mutable.primitive.DoubleArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.utility.LazyIterate;

/** Map, filter, map and sum over elements of a type, by everyone who does that. */
public enum PipelineCase {
  /** Ints. */
  INTS {
    @Override
    double loop(PipelineData data) {
      long sum = 0;
      for (int x : data.ints) {
        int y = x * 31 + 7;
        if (((y >>> 7) & 1) == 0) {
          sum += y ^ (y >>> 3);
        }
      }
      return sum;
    }

    @Override
    double stream(PipelineSource f, PipelineData data, boolean parallel) {
      IntStream s = parallel ? IntStream.of(data.ints).parallel() : IntStream.of(data.ints);
      return s.map(f.scaleInt()).filter(f.keepInt()).map(f.mixInt()).asLongStream().sum();
    }

    @Override
    double lazy(PipelineSource f, PipelineData data) {
      return IntArrayList.newListWith(data.ints)
          .asLazy()
          .collectInt(f.scaleInt()::applyAsInt)
          .select(f.keepInt()::test)
          .collectInt(f.mixInt()::applyAsInt)
          .sum();
    }

    @Override
    double par(PipelineSource f, PipelineData data) {
      return Par.pipeline(data.ints).map(f.scaleInt()).filter(f.keepInt()).map(f.mixInt()).sum();
    }
  },

  /** Longs. */
  LONGS {
    @Override
    double loop(PipelineData data) {
      long sum = 0;
      for (long x : data.longs) {
        long y = x * 31 + 7;
        if (((y >>> 7) & 1) == 0) {
          sum += y ^ (y >>> 3);
        }
      }
      return sum;
    }

    @Override
    double stream(PipelineSource f, PipelineData data, boolean parallel) {
      LongStream s = parallel ? LongStream.of(data.longs).parallel() : LongStream.of(data.longs);
      return s.map(f.scaleLong()).filter(f.keepLong()).map(f.mixLong()).sum();
    }

    @Override
    double lazy(PipelineSource f, PipelineData data) {
      return LongArrayList.newListWith(data.longs)
          .asLazy()
          .collectLong(f.scaleLong()::applyAsLong)
          .select(f.keepLong()::test)
          .collectLong(f.mixLong()::applyAsLong)
          .sum();
    }

    @Override
    double par(PipelineSource f, PipelineData data) {
      return Par.pipeline(data.longs)
          .map(f.scaleLong())
          .filter(f.keepLong())
          .map(f.mixLong())
          .sum();
    }
  },

  /** Doubles. */
  DOUBLES {
    @Override
    double loop(PipelineData data) {
      double sum = 0;
      for (double x : data.doubles) {
        double y = x * 0.75 + 1;
        if (y > 1.375) {
          sum += y * y;
        }
      }
      return sum;
    }

    @Override
    double stream(PipelineSource f, PipelineData data, boolean parallel) {
      DoubleStream s = DoubleStream.of(data.doubles);
      s = parallel ? s.parallel() : s;
      return s.map(f.scaleDouble()).filter(f.keepDouble()).map(f.mixDouble()).sum();
    }

    @Override
    double lazy(PipelineSource f, PipelineData data) {
      return DoubleArrayList.newListWith(data.doubles)
          .asLazy()
          .collectDouble(f.scaleDouble()::applyAsDouble)
          .select(f.keepDouble()::test)
          .collectDouble(f.mixDouble()::applyAsDouble)
          .sum();
    }

    @Override
    double par(PipelineSource f, PipelineData data) {
      return Par.pipeline(data.doubles)
          .map(f.scaleDouble())
          .filter(f.keepDouble())
          .map(f.mixDouble())
          .sum();
    }
  },

  /** Strings. */
  OBJECTS {
    @Override
    double loop(PipelineData data) {
      long sum = 0;
      for (String s : data.strings) {
        String t = s.length() > 4 ? s.substring(1) : s;
        if ((t.charAt(0) & 1) == 0) {
          sum += t.length() + t.charAt(0);
        }
      }
      return sum;
    }

    @Override
    double stream(PipelineSource f, PipelineData data, boolean parallel) {
      Stream<String> s = Arrays.stream(data.strings);
      s = parallel ? s.parallel() : s;
      return s.map(f.rename()).filter(f.keepString()).mapToLong(f.weigh()).sum();
    }

    @Override
    double lazy(PipelineSource f, PipelineData data) {
      return LazyIterate.adapt(Arrays.asList(data.strings))
          .collect(f.rename()::apply)
          .select(f.keepString()::test)
          .sumOfLong(f.weigh()::applyAsLong);
    }

    @Override
    double par(PipelineSource f, PipelineData data) {
      return Par.pipeline(data.strings)
          .map(f.rename())
          .filter(f.keepString())
          .mapToLong(f.weigh())
          .sum();
    }
  };

  /** As a programmer would write it. */
  abstract double loop(PipelineData data);

  /** As a stream. */
  abstract double stream(PipelineSource functions, PipelineData data, boolean parallel);

  /** As a lazy iterable of Eclipse Collections. */
  abstract double lazy(PipelineSource functions, PipelineData data);

  /** Ours. */
  abstract double par(PipelineSource functions, PipelineData data);
}
