package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Comparator;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.list.mutable.primitive.ByteArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.CharArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.DoubleArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.FloatArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.ShortArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of Eclipse Collections are sorted where they are. */
class ListSortTest {
  private static final long SEED = 11;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 1_000, 20_011})
  void listsOfPrimitivesAgreeWithTheirOwnSort(int n) {
    ByteArrayList bytes = new ByteArrayList();
    ShortArrayList shorts = new ShortArrayList();
    CharArrayList chars = new CharArrayList();
    IntArrayList ints = new IntArrayList();
    LongArrayList longs = new LongArrayList();
    FloatArrayList floats = new FloatArrayList();
    DoubleArrayList doubles = new DoubleArrayList();
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < n; i++) {
      long x = random.nextLong();
      bytes.add((byte) x);
      shorts.add((short) x);
      chars.add((char) x);
      ints.add((int) x);
      longs.add(x);
      floats.add(i % 7 == 0 ? Float.NaN : i % 7 == 1 ? -0.0f : x);
      doubles.add(i % 7 == 0 ? Double.NaN : i % 7 == 1 ? -0.0 : x);
    }
    byte[] ofBytes = bytes.toSortedArray();
    short[] ofShorts = shorts.toSortedArray();
    char[] ofChars = chars.toSortedArray();
    int[] ofInts = ints.toSortedArray();
    long[] ofLongs = longs.toSortedArray();
    float[] ofFloats = floats.toSortedArray();
    double[] ofDoubles = doubles.toSortedArray();
    Par.sort(bytes);
    Par.sort(shorts);
    Par.sort(chars);
    Par.sort(ints);
    Par.sort(longs);
    Par.sort(floats);
    Par.sort(doubles);
    assertArrayEquals(ofBytes, bytes.toArray());
    assertArrayEquals(ofShorts, shorts.toArray());
    assertArrayEquals(ofChars, chars.toArray());
    assertArrayEquals(ofInts, ints.toArray());
    assertArrayEquals(ofLongs, longs.toArray());
    assertArrayEquals(ofFloats, floats.toArray());
    assertArrayEquals(ofDoubles, doubles.toArray());
  }

  @Test
  void listsOfObjectsAndTheirParts() {
    FastList<Integer> list = FastList.newListWith(9, 5, 3, 4, 1, 0);
    Par.sort(list.subList(1, 5), Comparator.naturalOrder());
    assertEquals(FastList.newListWith(9, 1, 3, 4, 5, 0), list);
    Par.sort(list, (x, y) -> y - x);
    assertEquals(FastList.newListWith(9, 5, 4, 3, 1, 0), list);
  }

  @Test
  void whatCannotBeChangedSaysSo() {
    MutableIntList fixed = IntArrayList.newListWith(2, 1).asUnmodifiable();
    assertThrows(UnsupportedOperationException.class, () -> Par.sort(fixed));
    NullPointerException thrown =
        assertThrows(NullPointerException.class, () -> Par.sort((MutableIntList) null));
    assertEquals("list", thrown.getMessage());
  }
}
