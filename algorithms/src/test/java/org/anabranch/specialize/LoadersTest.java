package org.anabranch.specialize;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.anabranch.Par;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Copies keep neither the loader of a user's function alive nor that of the library. */
@Tag("copies")
class LoadersTest {
  /** What a test runs inside a loader of its own. */
  public static final class Functions implements Supplier<IntConsumer> {
    @Override
    public IntConsumer get() {
      return i -> {};
    }
  }

  /** Runs a function on a copy, in the library that its own loader has. */
  public static final class LibraryCall implements Predicate<IntConsumer> {
    @Override
    public boolean test(IntConsumer function) {
      try (WorkStealingPool pool = WorkStealingPool.create(1)) {
        pool.run(() -> Par.forEach(0, 1 << 20, function));
      }
      return Specializer.counters().live() == 1;
    }
  }

  @Test
  void aUsersLoaderGoesWhileTheLibraryStays() throws Exception {
    WeakReference<ClassLoader> loader = runFunctionOfAnotherLoader();
    Collected.assertGoes(loader);
  }

  private static WeakReference<ClassLoader> runFunctionOfAnotherLoader() throws Exception {
    ClassLoader loader = new OwnClasses(Functions.class.getName());
    IntConsumer function = (IntConsumer) create(loader, Functions.class, Supplier.class).get();
    assertNotSame(LoadersTest.class.getClassLoader(), function.getClass().getClassLoader());
    long before = Specializer.counters().made();
    Par.forEach(0, 1 << 20, function);
    assertTrue(Specializer.counters().made() > before);
    return new WeakReference<>(loader);
  }

  /** The function's class lives on, with what hangs on it. */
  @Test
  @SuppressWarnings("unchecked")
  void theLibrarysLoaderGoesWhileTheFunctionStays() throws Exception {
    IntConsumer function = i -> {};
    ClassLoader library = new OwnClasses("org.anabranch.");
    assertTrue(create(library, LibraryCall.class, Predicate.class).test(function));
    WeakReference<ClassLoader> loader = new WeakReference<>(library);
    library = null;
    Collected.assertGoes(loader);
    function.accept(0);
  }

  private static <T> T create(ClassLoader loader, Class<?> type, Class<T> as) throws Exception {
    return as.cast(loader.loadClass(type.getName()).getConstructor().newInstance());
  }
}
