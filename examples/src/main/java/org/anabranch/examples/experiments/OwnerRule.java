package org.anabranch.examples.experiments;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * Why nobody but its owner may push on a worker's deque, so that a pool cannot simply submit to a
 * random one. A push reads bottom, fills that slot and raises bottom. Two pushes at once, in every
 * order of their steps, and on two threads.
 */
public final class OwnerRule {
  private static final int STEPS = 3;

  private OwnerRule() {}

  /** What two pushes leave behind in one order of their steps. */
  record Order(String steps, int kept) {}

  /** All orders of the steps of pushes a and b, a capital for each step. */
  static List<Order> allOrders() {
    List<Order> orders = new ArrayList<>();
    for (int bits = 0; bits < 1 << (2 * STEPS); bits++) {
      if (Integer.bitCount(bits) == STEPS) {
        orders.add(inOrder(bits));
      }
    }
    return orders;
  }

  /** Bit i says whether b makes step i. */
  private static Order inOrder(int bits) {
    StringBuilder steps = new StringBuilder();
    String[] slots = new String[2];
    int bottom = 0;
    int[] done = new int[2];
    int[] read = new int[2];
    for (int i = 0; i < 2 * STEPS; i++) {
      int pusher = bits >> i & 1;
      String name = pusher == 0 ? "a" : "b";
      switch (done[pusher]++) {
        case 0 -> read[pusher] = bottom;
        case 1 -> slots[read[pusher]] = name;
        default -> bottom = read[pusher] + 1;
      }
      steps.append(name);
    }
    return new Order(steps.toString(), bottom);
  }

  /** Two threads push on one deque; how many of their tasks are found afterwards. */
  static int keptByThreads(int tasksEach) {
    TaskDeque deque = new TextbookDeque(1);
    CountDownLatch both = new CountDownLatch(2);
    List<Thread> pushers = new ArrayList<>();
    for (int pusher = 0; pusher < 2; pusher++) {
      pushers.add(
          new Thread(
              () -> {
                both.countDown();
                while (both.getCount() > 0) {
                  Thread.onSpinWait();
                }
                for (int task = 0; task < tasksEach; task++) {
                  deque.push(task);
                }
              }));
    }
    pushers.forEach(Thread::start);
    Threads.join(pushers);
    int kept = 0;
    while (deque.pop() != null) {
      kept++;
    }
    return kept;
  }

  /**
   * Prints which orders lose a task, and what two threads lose.
   *
   * @param args how often two threads push 500 tasks each, 200 if absent
   */
  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    PrintWriter out = new PrintWriter(System.out, true, UTF_8);
    for (Order order : allOrders()) {
      out.println(order.steps() + (order.kept() == 2 ? " keeps both" : " loses one"));
    }
    int each = TextbookDeque.CAPACITY / 2 - 12;
    int losing = 0;
    long lost = 0;
    for (int round = 0; round < rounds; round++) {
      int missing = 2 * each - keptByThreads(each);
      losing += missing > 0 ? 1 : 0;
      lost += missing;
    }
    out.println(
        losing
            + " of "
            + rounds
            + " rounds on two threads lost tasks, "
            + lost
            + " of "
            + 2L * each * rounds
            + " all in all");
  }
}
