/** Where thieves look and how much they take: losing designs on virtual workers. */
@NullMarked
package org.anabranch.benchmarks.victims;

import org.jspecify.annotations.NullMarked;
