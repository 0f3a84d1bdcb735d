package org.anabranch.benchmarks.report;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** One benchmark method with its parameters: what a line of JMH's table stands for. */
record Line(Suite suite, String method, Map<String, String> params) {
  Line {
    params = new TreeMap<>(params);
  }

  /** The method with parameters given as name, value, name, value ... */
  static Line of(Suite suite, String method, Object... params) {
    Map<String, String> map = new TreeMap<>();
    for (int i = 0; i < params.length; i += 2) {
      map.put(params[i].toString(), params[i + 1].toString());
    }
    return new Line(suite, method, map);
  }

  /** Another method with the same parameters. */
  Line by(String other) {
    return new Line(suite, other, params);
  }

  /** The same method with one parameter changed. */
  Line with(String parameter, Object value) {
    Map<String, String> changed = new TreeMap<>(params);
    changed.put(parameter, value.toString());
    return new Line(suite, method, changed);
  }

  /** The parameters as one field of a CSV file. */
  String paramsText() {
    return params.entrySet().stream()
        .map(e -> e.getKey() + "=" + e.getValue())
        .collect(Collectors.joining(";"));
  }

  /** The inverse of {@link #paramsText}. */
  static Line parse(Suite suite, String method, String paramsText) {
    Map<String, String> params = new TreeMap<>();
    for (String part : paramsText.split(";", -1)) {
      int equals = part.indexOf('=');
      if (equals > 0) {
        params.put(part.substring(0, equals), part.substring(equals + 1));
      }
    }
    return new Line(suite, method, params);
  }
}
