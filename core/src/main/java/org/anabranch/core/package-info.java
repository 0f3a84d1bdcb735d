/**
 * A work-stealing pool and recursive tasks.
 *
 * <p>The vocabulary: a <em>pool</em> has <em>workers</em>, each with a <em>deque</em>. A task
 * <em>forks</em> children and <em>joins</em> them. A worker takes its own work at the
 * <em>bottom</em>, newest first; a worker without work is a <em>thief</em>, picks a random
 * <em>victim</em> and steals at the <em>top</em>, oldest first. A <em>call</em> is one root
 * computation with all that it forks; its caller is a worker too, a <em>guest</em>, while it lasts.
 *
 * <pre>
 *   caller (guest)            worker 0                  worker 1
 *   +--------------+          +--------------+          +--------------+
 *   | fork, join   |  top     |              |          |              |
 *   |  [ c b a ]---+---------&gt;| steals a     |          | sleeps until |
 *   |  bottom      |          |  [ e d ]-----+---------&gt;| woken,       |
 *   |  runs c      |          |  runs e      |          | steals d     |
 *   +--------------+          +--------------+          +--------------+
 * </pre>
 *
 * <p>The life of a fork in eight steps:
 *
 * <ol>
 *   <li>A running task calls {@code fork(child)}: the child enters the task's list of unjoined
 *       forks; so far its worker keeps it.
 *   <li>The worker offers what it keeps, the child and all older ones, by pushing them at the
 *       bottom of its deque: at once, until the jobs of the call have proved short; from then on
 *       when fewer lie there than there are workers without work. If the deque was empty, it looks
 *       for a sleeper to wake, unless somebody searches already.
 *   <li>The task goes on with its own part of the work; the child waits, still warm in the cache.
 *   <li>Either nobody comes: {@code join(child)} runs it in place, like a method call, from the
 *       list or by popping it. This is the common case and synchronises with nobody, except for the
 *       last element of the deque.
 *   <li>Or a thief wins the top index by compare-and-set, marks the child TAKEN and runs it.
 *   <li>Then {@code join(child)} finds it gone. Meanwhile the joiner helps: it takes from the
 *       thief's deque, which can only hold descendants of the child; if there is nothing it spins
 *       briefly, then sleeps.
 *   <li>The child ends, with everything it forked: its state becomes DONE or FAILED, and a sleeping
 *       joiner is woken.
 *   <li>{@code join} returns the result or throws the child's own exception. What was forked and
 *       never joined is joined when the task ends, so no child outlives its parent.
 * </ol>
 */
@NullMarked
package org.anabranch.core;

import org.jspecify.annotations.NullMarked;
