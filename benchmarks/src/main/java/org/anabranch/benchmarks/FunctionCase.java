package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.anabranch.Par;

/** The operations of {@link LambdaPollutionBenchmark}, each done by every peer. */
public enum FunctionCase {
  /** A function for its effect on each index. */
  EACH_INDEX {
    @Override
    long loop(FunctionData data) {
      int[] a = data.source;
      int[] b = data.target;
      for (int i = 0; i < a.length; i++) {
        b[i] = a[i] * 31 + i;
      }
      return b[0];
    }

    @Override
    long shared(FunctionSource source, FunctionData data) {
      IntConsumer body = source.effect(data.source, data.target);
      for (int i = 0; i < data.source.length; i++) {
        body.accept(i);
      }
      return data.target[0];
    }

    @Override
    long stream(FunctionSource source, FunctionData data) {
      IntStream.range(0, data.source.length).forEach(source.effect(data.source, data.target));
      return data.target[0];
    }

    @Override
    long par(FunctionSource source, FunctionData data) {
      Par.forEach(0, data.source.length, source.effect(data.source, data.target));
      return data.target[0];
    }
  },

  /** A function for its effect on each element. */
  EACH_ELEMENT {
    @Override
    long loop(FunctionData data) {
      int[] b = data.target;
      for (Integer i : data.objects) {
        b[i] = i;
      }
      return b[0];
    }

    @Override
    long shared(FunctionSource source, FunctionData data) {
      Consumer<Integer> body = source.elementEffect(data.target);
      for (Integer i : data.objects) {
        body.accept(i);
      }
      return data.target[0];
    }

    @Override
    long stream(FunctionSource source, FunctionData data) {
      Arrays.stream(data.objects).forEach(source.elementEffect(data.target));
      return data.target[0];
    }

    @Override
    long par(FunctionSource source, FunctionData data) {
      Par.forEach(data.objects, source.elementEffect(data.target));
      return data.target[0];
    }
  },

  /** A sum of long values. */
  SUM_OF_LONG {
    @Override
    long loop(FunctionData data) {
      int[] a = data.source;
      long sum = 0;
      for (int i = 0; i < a.length; i++) {
        sum += a[i] * 31L ^ i;
      }
      return sum;
    }

    @Override
    long shared(FunctionSource source, FunctionData data) {
      IntToLongFunction function = source.longs(data.source);
      long sum = 0;
      for (int i = 0; i < data.source.length; i++) {
        sum += function.applyAsLong(i);
      }
      return sum;
    }

    @Override
    long stream(FunctionSource source, FunctionData data) {
      return IntStream.range(0, data.source.length).mapToLong(source.longs(data.source)).sum();
    }

    @Override
    long par(FunctionSource source, FunctionData data) {
      return Par.sumOfLong(0, data.source.length, source.longs(data.source));
    }
  },

  /** A sum of double values; only ours is correctly rounded, and pays for it. */
  SUM_OF_DOUBLE {
    @Override
    long loop(FunctionData data) {
      int[] a = data.source;
      double sum = 0;
      for (int i = 0; i < a.length; i++) {
        sum += a[i] * 0.5;
      }
      return (long) sum;
    }

    @Override
    long shared(FunctionSource source, FunctionData data) {
      IntToDoubleFunction function = source.doubles(data.source);
      double sum = 0;
      for (int i = 0; i < data.source.length; i++) {
        sum += function.applyAsDouble(i);
      }
      return (long) sum;
    }

    @Override
    long stream(FunctionSource source, FunctionData data) {
      return (long)
          IntStream.range(0, data.source.length).mapToDouble(source.doubles(data.source)).sum();
    }

    @Override
    long par(FunctionSource source, FunctionData data) {
      return (long) Par.sumOfDouble(0, data.source.length, source.doubles(data.source));
    }
  };

  /** The loop that a programmer would write. */
  abstract long loop(FunctionData data);

  /** A loop that takes any function. */
  abstract long shared(FunctionSource source, FunctionData data);

  /** The stream. */
  abstract long stream(FunctionSource source, FunctionData data);

  /** Ours. */
  abstract long par(FunctionSource source, FunctionData data);
}
