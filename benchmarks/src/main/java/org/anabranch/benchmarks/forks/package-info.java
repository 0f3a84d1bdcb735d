/** How a fork and its join could be made: losing designs, each with nothing but the recursion. */
@NullMarked
package org.anabranch.benchmarks.forks;

import org.jspecify.annotations.NullMarked;
