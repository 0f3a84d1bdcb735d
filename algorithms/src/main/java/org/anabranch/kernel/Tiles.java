package org.anabranch.kernel;

/** The kernels of the matrix product that this JVM uses. */
public final class Tiles {
  /** For floats. */
  public static final FloatTile FLOATS =
      VectorApi.choose(FloatTile.class, "FloatVectorTile", new FloatRowTile());

  /** For doubles. */
  public static final DoubleTile DOUBLES =
      VectorApi.choose(DoubleTile.class, "DoubleVectorTile", new DoubleRowTile());

  private Tiles() {}
}
