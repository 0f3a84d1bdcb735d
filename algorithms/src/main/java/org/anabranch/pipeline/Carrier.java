package org.anabranch.pipeline;

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
  };

  /** A new array. */
  abstract Object array(int length);

  /** An element, boxed. */
  abstract Object get(Object block, int i);
}
