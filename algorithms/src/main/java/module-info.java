/** Parallel algorithms on the Anabranch pool; {@code Par} is the entry point. */
module org.anabranch {
  requires transitive org.anabranch.core;
  requires transitive org.eclipse.collections.api;
  requires org.eclipse.collections.impl;
  requires static org.jspecify;

  exports org.anabranch;
  exports org.anabranch.function;
}
