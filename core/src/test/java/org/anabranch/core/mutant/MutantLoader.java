package org.anabranch.core.mutant;

import org.jspecify.annotations.Nullable;

/** Loads the mutant in place of its original, and anew all that could know the original. */
final class MutantLoader extends AnewLoader {
  private final CompiledClasses mutants;

  MutantLoader(CompiledClasses mutants) {
    this.mutants = mutants;
  }

  @Override
  byte @Nullable [] changed(String name, byte @Nullable [] original) {
    byte[] mutant = mutants.bytesOf(name);
    return mutant == null ? original : mutant;
  }
}
