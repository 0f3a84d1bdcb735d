package org.anabranch.op;

import org.anabranch.kernel.FunctionKernels;
import org.anabranch.specialize.Specializer;

/** Copies of this library's kernels for users' functions. */
public final class Copies {
  private Copies() {}

  /** Decides which functions run on a copy of a kernel of this library. */
  public static <K> Specializer<K> of(K kernel) {
    return Specializer.of(FunctionKernels.lookup(), kernel);
  }
}
