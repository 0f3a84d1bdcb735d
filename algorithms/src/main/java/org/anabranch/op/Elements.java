package org.anabranch.op;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Elements as an array, taken out by the caller. */
final class Elements {
  private Elements() {}

  /** The elements in their order; the array is only read, as elements of the iterable. */
  @SuppressWarnings("unchecked")
  static <T extends @Nullable Object> T[] of(Iterable<T> elements) {
    Objects.requireNonNull(elements, "elements");
    if (elements instanceof Collection<T> collection) {
      return (T[]) collection.toArray();
    }
    List<T> list = new ArrayList<>();
    elements.forEach(list::add);
    return (T[]) list.toArray();
  }
}
