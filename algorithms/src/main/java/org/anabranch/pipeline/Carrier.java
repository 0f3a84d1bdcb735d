package org.anabranch.pipeline;

import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What elements travel in: arrays of one of four types. */
public enum Carrier {
  /** Arrays of int. */
  INT {
    @Override
    Object array(int length) {
      return new int[length];
    }

    @Override
    Object get(Object block, int i) {
      return ((int[]) block)[i];
    }

    @Override
    IndexTest test(Object predicate) {
      IntPredicate p = (IntPredicate) predicate;
      return (block, i) -> p.test(((int[]) block)[i]);
    }
  },

  /** Arrays of long. */
  LONG {
    @Override
    Object array(int length) {
      return new long[length];
    }

    @Override
    Object get(Object block, int i) {
      return ((long[]) block)[i];
    }

    @Override
    IndexTest test(Object predicate) {
      LongPredicate p = (LongPredicate) predicate;
      return (block, i) -> p.test(((long[]) block)[i]);
    }
  },

  /** Arrays of double. */
  DOUBLE {
    @Override
    Object array(int length) {
      return new double[length];
    }

    @Override
    Object get(Object block, int i) {
      return ((double[]) block)[i];
    }

    @Override
    IndexTest test(Object predicate) {
      DoublePredicate p = (DoublePredicate) predicate;
      return (block, i) -> p.test(((double[]) block)[i]);
    }
  },

  /** Arrays of objects, of Object itself where a pipeline makes them. */
  OBJECT {
    @Override
    Object array(int length) {
      return new Object[length];
    }

    @Override
    @SuppressWarnings("NullAway") // elements may be null, and go to functions that know
    Object get(Object block, int i) {
      return ((Object[]) block)[i];
    }

    @Override
    @SuppressWarnings("unchecked") // the stage that is given it knows the type
    IndexTest test(Object predicate) {
      Predicate<@Nullable Object> p = (Predicate<@Nullable Object>) predicate;
      return (block, i) -> p.test(((@Nullable Object[]) block)[i]);
    }
  };

  /** A new array. */
  abstract Object array(int length);

  /** An element, boxed. */
  abstract Object get(Object block, int i);

  /** A predicate of the type that belongs to the carrier. */
  abstract IndexTest test(Object predicate);
}
