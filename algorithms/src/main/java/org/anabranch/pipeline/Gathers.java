package org.anabranch.pipeline;

/** Elements as arrays. */
public final class Gathers {
  private Gathers() {}

  /**
   * All elements.
   *
   * @param flow the pipeline
   * @return a new array of its carrier's type
   */
  public static Object toArray(Flow flow) {
    return flow.run(new Gathering(flow.carrier()));
  }

  /**
   * All ints.
   *
   * @param flow the pipeline
   * @return a new array
   */
  public static int[] ints(Flow flow) {
    return (int[]) toArray(flow);
  }

  /**
   * All longs.
   *
   * @param flow the pipeline
   * @return a new array
   */
  public static long[] longs(Flow flow) {
    return (long[]) toArray(flow);
  }

  /**
   * All doubles.
   *
   * @param flow the pipeline
   * @return a new array
   */
  public static double[] doubles(Flow flow) {
    return (double[]) toArray(flow);
  }

  /**
   * All objects.
   *
   * @param flow the pipeline
   * @return a new array
   */
  public static Object[] objects(Flow flow) {
    return (Object[]) toArray(flow);
  }
}
