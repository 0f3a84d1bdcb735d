package org.anabranch.benchmarks.report;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** The lines that a benchmark class declares: its methods times all values of its parameters. */
final class Lines {
  private final Class<?> benchmark;
  private final Map<String, List<String>> values = new TreeMap<>();

  private Lines(Class<?> benchmark) {
    this.benchmark = benchmark;
    for (Field field : benchmark.getFields()) {
      Param param = field.getAnnotation(Param.class);
      if (param != null) {
        values.put(field.getName(), values(field.getType(), param));
      }
    }
  }

  /** The lines of a class. */
  static Lines of(Class<?> benchmark) {
    return new Lines(benchmark);
  }

  private static List<String> values(Class<?> type, Param param) {
    Object[] constants = type.getEnumConstants();
    return constants != null && param.value()[0].equals(Param.BLANK_ARGS)
        ? Arrays.stream(constants).map(constant -> ((Enum<?>) constant).name()).toList()
        : List.of(param.value());
  }

  /** Every line there is. */
  List<Line> all(Suite suite) {
    List<Line> lines = new ArrayList<>();
    Arrays.stream(benchmark.getMethods())
        .filter(method -> method.isAnnotationPresent(Benchmark.class))
        .map(Method::getName)
        .sorted()
        .forEach(method -> lines.add(Line.of(suite, method)));
    for (Map.Entry<String, List<String>> parameter : values.entrySet()) {
      List<Line> shorter = List.copyOf(lines);
      lines.clear();
      for (String value : parameter.getValue()) {
        shorter.forEach(line -> lines.add(line.with(parameter.getKey(), value)));
      }
    }
    return lines;
  }

  /** By parameters, each in the order its values are declared in. */
  Comparator<Line> order() {
    return (line, other) -> {
      for (Map.Entry<String, List<String>> parameter : values.entrySet()) {
        List<String> declared = parameter.getValue();
        String name = parameter.getKey();
        int place = declared.indexOf(line.params().get(name));
        int otherPlace = declared.indexOf(other.params().get(name));
        if (place != otherPlace) {
          return Integer.compare(place, otherPlace);
        }
      }
      return 0;
    };
  }
}
