/**
 * The engine of a pool: jobs, the calls they belong to, the workers that run them and the crew
 * these workers form.
 *
 * <p>From the ground up: {@link org.anabranch.core.worker.Job}, a thing to run, with its state
 * word; {@link org.anabranch.core.worker.Call}, one root computation; {@code ForkStack}, the
 * unjoined forks of a worker, some on its deque and some kept, and {@code OfferPolicy}, which says
 * when kept ones are offered; {@link org.anabranch.core.worker.Worker}, the rules of fork, join and
 * help; {@link org.anabranch.core.worker.Crew}, the workers of one pool, its sleepers and its queue
 * of submitted jobs. Not exported: programs see {@code org.anabranch.core}.
 */
@NullMarked
package org.anabranch.core.worker;

import org.jspecify.annotations.NullMarked;
