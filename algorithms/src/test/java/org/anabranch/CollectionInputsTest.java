package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.eclipse.collections.api.IntIterable;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.impl.factory.primitive.ByteLists;
import org.eclipse.collections.impl.factory.primitive.CharLists;
import org.eclipse.collections.impl.factory.primitive.DoubleLists;
import org.eclipse.collections.impl.factory.primitive.FloatLists;
import org.eclipse.collections.impl.factory.primitive.IntLists;
import org.eclipse.collections.impl.factory.primitive.IntSets;
import org.eclipse.collections.impl.factory.primitive.LongLists;
import org.eclipse.collections.impl.factory.primitive.ShortLists;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.junit.jupiter.api.Test;

/** Sums, sorts, filters and groups take collections of Eclipse Collections as they take arrays. */
class CollectionInputsTest {
  private static final int[] NUMBERS =
      IntStream.range(0, 70_001).map(i -> Math.floorMod(i * 0x9E3779B9, 1_000)).toArray();

  private static int[] where(IntPredicate predicate) {
    return Arrays.stream(NUMBERS).filter(predicate).toArray();
  }

  @Test
  void sums() {
    assertEquals(-1L, Par.sum(ByteLists.mutable.of((byte) 127, (byte) -128)));
    assertEquals(2147483648L, Par.sum(IntLists.mutable.of(Integer.MAX_VALUE, 1)));
    assertEquals(3L, Par.sum(IntSets.mutable.of(1, 2, 2)));
    assertEquals(Long.MIN_VALUE, Par.sum(LongLists.immutable.of(Long.MAX_VALUE, 1)));
    assertEquals(0.25, Par.sum(FloatLists.mutable.of(1e30f, 0.25f, -1e30f)));
    assertEquals(2.0, Par.sum(DoubleLists.mutable.of(1, 1e100, 1, -1e100)));
    assertEquals(0.0, Par.sum(DoubleLists.mutable.empty()));
    assertEquals(Par.sum(NUMBERS), Par.sum(IntLists.mutable.of(NUMBERS).asUnmodifiable()));
  }

  @EachPool
  void filtersKeepTheOrder(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      pool.run(
          () -> {
            int[] odd = where(x -> x % 2 != 0);
            assertArrayEquals(odd, Par.filter(IntLists.mutable.of(NUMBERS), x -> x % 2 != 0));
            long[] longs = Arrays.stream(NUMBERS).asLongStream().toArray();
            assertArrayEquals(
                Arrays.stream(odd).asLongStream().toArray(),
                Par.filter(LongLists.mutable.of(longs), x -> x % 2 != 0));
            double[] doubles = Arrays.stream(NUMBERS).asDoubleStream().toArray();
            assertArrayEquals(
                Arrays.stream(odd).asDoubleStream().toArray(),
                Par.filter(DoubleLists.mutable.of(doubles), x -> x % 2 != 0));
            List<Integer> boxed = Arrays.stream(NUMBERS).boxed().toList();
            List<Integer> expected = Arrays.stream(odd).boxed().toList();
            assertEquals(expected, Par.filter(boxed, x -> x % 2 != 0));
            assertEquals(expected, Par.filter(FastList.newList(boxed), x -> x % 2 != 0));
          });
    }
    assertEquals(List.of(), Par.filter(Set.of(), x -> true));
    assertEquals(
        Collections.singletonList(null), Par.filter(Arrays.asList(null, ""), x -> x == null));
  }

  @Test
  void listsOfPrimitivesAreSortedInPlace() {
    var bytes = ByteLists.mutable.of((byte) 3, (byte) -1, (byte) 2);
    Par.sort(bytes);
    assertEquals(ByteLists.mutable.of((byte) -1, (byte) 2, (byte) 3), bytes);
    var shorts = ShortLists.mutable.of((short) 3, (short) -1);
    Par.sort(shorts);
    assertEquals(ShortLists.mutable.of((short) -1, (short) 3), shorts);
    var chars = CharLists.mutable.of('b', 'a');
    Par.sort(chars);
    assertEquals(CharLists.mutable.of('a', 'b'), chars);
    var ints = IntLists.mutable.of(NUMBERS);
    Par.sort(ints);
    assertArrayEquals(Arrays.stream(NUMBERS).sorted().toArray(), ints.toArray());
    var longs = LongLists.mutable.of(3, 1, 2);
    Par.sort(longs);
    assertEquals(LongLists.mutable.of(1, 2, 3), longs);
    var floats = FloatLists.mutable.of(0.0f, -0.0f);
    Par.sort(floats);
    assertEquals(FloatLists.mutable.of(-0.0f, 0.0f), floats);
    var doubles = DoubleLists.mutable.of(Double.NaN, 0.0, -0.0);
    Par.sort(doubles);
    assertEquals(DoubleLists.mutable.of(-0.0, 0.0, Double.NaN), doubles);
  }

  @Test
  void groups() {
    FastList<String> words = FastList.newListWith("a", "bb", "cc", "d");
    assertEquals(2, Par.countBy(words, w -> w.length()).get(2));
    assertEquals(4, Par.sumBy(words, w -> w.length(), w -> w.length()).get(2));
    assertEquals(List.of("a", "d"), Par.groupBy(words, w -> w.length()).get(1));
    assertEquals(List.of("bb", "cc"), Par.groupByInt(words, w -> w.length()).get(2));
  }

  @Test
  void nullIsNamed() {
    assertNamed("numbers", () -> Par.sum((IntIterable) null));
    assertNamed("numbers", () -> Par.filter((IntIterable) null, x -> true));
    assertNamed("predicate", () -> Par.filter(IntLists.mutable.of(1), null));
    assertNamed("elements", () -> Par.filter((List<String>) null, x -> true));
    assertNamed("predicate", () -> Par.filter(List.of(1), null));
    assertNamed("list", () -> Par.sort((MutableIntList) null));
  }

  private static void assertNamed(String name, Runnable call) {
    assertEquals(name, assertThrows(NullPointerException.class, call::run).getMessage());
  }
}
