package org.anabranch.pipeline;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.collections.impl.set.mutable.primitive.DoubleHashSet;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;
import org.jspecify.annotations.Nullable;

/** The first of equal elements. */
public final class Distinct extends OrderedStage {
  private final Carrier carrier;

  /**
   * A stage.
   *
   * @param carrier what the elements travel in
   */
  public Distinct(Carrier carrier) {
    super("distinct", carrier);
    this.carrier = carrier;
  }

  @Override
  Link link(Link next) {
    IndexTest isNew =
        switch (carrier) {
          case INT -> {
            IntHashSet seen = new IntHashSet();
            yield (block, i) -> seen.add(((int[]) block)[i]);
          }
          case LONG -> {
            LongHashSet seen = new LongHashSet();
            yield (block, i) -> seen.add(((long[]) block)[i]);
          }
          case DOUBLE -> {
            DoubleHashSet seen = new DoubleHashSet();
            yield (block, i) -> seen.add(((double[]) block)[i]);
          }
          case OBJECT -> {
            Set<@Nullable Object> seen = new HashSet<>();
            yield (block, i) -> seen.add(((@Nullable Object[]) block)[i]);
          }
        };
    return new NewLink(carrier, isNew, next);
  }

  @Override
  String explain() {
    return "keeps all it has seen in a table: in order, wave by wave";
  }

  private static final class NewLink extends Step {
    private final IndexTest isNew;
    private final Object out;

    NewLink(Carrier carrier, IndexTest isNew, Link next) {
      super(next);
      this.isNew = isNew;
      out = carrier.array(BLOCK);
    }

    @Override
    @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
    void accept(Object block, int from, int to) {
      int kept = 0;
      try {
        for (int i = from; i < to; i++) {
          if (isNew.test(block, i)) {
            System.arraycopy(block, i, out, kept++, 1);
          }
        }
      } catch (Throwable thrown) {
        handOn(kept);
        if (next.isDone()) {
          return;
        }
        throw thrown;
      }
      handOn(kept);
    }

    private void handOn(int kept) {
      if (kept > 0) {
        next.accept(out, 0, kept);
      }
    }
  }
}
