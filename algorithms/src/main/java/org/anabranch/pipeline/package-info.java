/**
 * Pipelines behind their public types, which carry the elements' type: here a block of elements is
 * an array of int, long, double or of objects, and every piece of machinery exists once.
 *
 * <p>An {@link Origin} has the elements, a {@link Stage} does something with each of them, an
 * {@link OrderedStage} needs them in order, a {@link Terminal} makes a result. A {@link Flow} is an
 * origin and the stages on it. When a terminal runs, the origin feeds it {@link Sized} waves,
 * usually a single one; a wave is run in parallel by a {@link WaveLoop}, whose workers push blocks
 * of it through chains of {@link Link}s of their own. An ordered stage takes its input wave by
 * wave, handles it in order, and feeds waves of its output.
 */
@NullMarked
package org.anabranch.pipeline;

import org.jspecify.annotations.NullMarked;
