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
    return new NewLink(
        carrier,
        switch (carrier) {
          case INT -> new Ints();
          case LONG -> new Longs();
          case DOUBLE -> new Doubles();
          case OBJECT -> new Objects();
        },
        next);
  }

  @Override
  String explain() {
    return "keeps all it has seen in a table: in order, wave by wave";
  }

  /** All elements so far. */
  private interface Seen {
    /** Writes element i, and returns whether it is new: then the next goes behind it. */
    boolean addTo(Object block, int i, Object out, int kept);
  }

  private static final class Ints implements Seen {
    private final IntHashSet seen = new IntHashSet();

    @Override
    public boolean addTo(Object block, int i, Object out, int kept) {
      ((int[]) out)[kept] = ((int[]) block)[i];
      return seen.add(((int[]) block)[i]);
    }
  }

  private static final class Longs implements Seen {
    private final LongHashSet seen = new LongHashSet();

    @Override
    public boolean addTo(Object block, int i, Object out, int kept) {
      ((long[]) out)[kept] = ((long[]) block)[i];
      return seen.add(((long[]) block)[i]);
    }
  }

  private static final class Doubles implements Seen {
    private final DoubleHashSet seen = new DoubleHashSet();

    @Override
    public boolean addTo(Object block, int i, Object out, int kept) {
      ((double[]) out)[kept] = ((double[]) block)[i];
      return seen.add(((double[]) block)[i]);
    }
  }

  private static final class Objects implements Seen {
    private final Set<@Nullable Object> seen = new HashSet<>();

    @Override
    public boolean addTo(Object block, int i, Object out, int kept) {
      ((@Nullable Object[]) out)[kept] = ((@Nullable Object[]) block)[i];
      return seen.add(((@Nullable Object[]) block)[i]);
    }
  }

  private static final class NewLink extends Step {
    private final Seen seen;
    private final Object out;

    NewLink(Carrier carrier, Seen seen, Link next) {
      super(next);
      this.seen = seen;
      out = carrier.array(BLOCK);
    }

    @Override
    void accept(Object block, int from, int to) {
      int kept = 0;
      try {
        for (int i = from; i < to; i++) {
          kept += seen.addTo(block, i, out, kept) ? 1 : 0;
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
