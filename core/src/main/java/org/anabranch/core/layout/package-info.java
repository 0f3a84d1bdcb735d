/**
 * Where things lie in memory: padding against false sharing, and nothing else.
 *
 * <p>The only package that knows how long a cache line is.
 */
@NullMarked
package org.anabranch.core.layout;

import org.jspecify.annotations.NullMarked;
