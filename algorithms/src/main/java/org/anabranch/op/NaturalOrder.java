package org.anabranch.op;

import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Natural order, of elements that say themselves whether they have one. Comparators for the classes
 * met most often compare these directly and leave everything else to the elements.
 */
final class NaturalOrder {
  private static final Comparator<@Nullable Object> OF_ANY = NaturalOrder::compareAny;

  private static final Comparator<@Nullable Object> OF_STRINGS =
      (x, y) -> x instanceof String s && y instanceof String t ? s.compareTo(t) : compareAny(x, y);

  private static final Comparator<@Nullable Object> OF_INTEGERS =
      (x, y) ->
          x instanceof Integer i && y instanceof Integer j
              ? Integer.compare(i, j)
              : compareAny(x, y);

  private static final Comparator<@Nullable Object> OF_LONGS =
      (x, y) -> x instanceof Long i && y instanceof Long j ? Long.compare(i, j) : compareAny(x, y);

  private static final Comparator<@Nullable Object> OF_DOUBLES =
      (x, y) ->
          x instanceof Double i && y instanceof Double j ? Double.compare(i, j) : compareAny(x, y);

  private NaturalOrder() {}

  /** Natural order of any elements. */
  @SuppressWarnings("unchecked") // it compares whatever it is given
  static <T extends @Nullable Object> Comparator<T> ofAny() {
    return (Comparator<T>) OF_ANY;
  }

  /** Natural order of elements that are likely of the class of one of them. */
  @SuppressWarnings("unchecked") // it compares whatever it is given
  static <T extends @Nullable Object> Comparator<T> like(Object element) {
    if (element instanceof String) {
      return (Comparator<T>) OF_STRINGS;
    }
    if (element instanceof Integer) {
      return (Comparator<T>) OF_INTEGERS;
    }
    if (element instanceof Long) {
      return (Comparator<T>) OF_LONGS;
    }
    return (Comparator<T>) (element instanceof Double ? OF_DOUBLES : OF_ANY);
  }

  @SuppressWarnings("unchecked") // an element that cannot be compared throws ClassCastException
  private static int compareAny(@Nullable Object x, @Nullable Object y) {
    return ((Comparable<Object>) Objects.requireNonNull(x)).compareTo(y);
  }
}
