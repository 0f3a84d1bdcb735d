/**
 * The operations behind {@code Par}, one class each: check the arguments, choose the plan, bind a
 * kernel to a skeleton.
 */
@NullMarked
package org.anabranch.op;

import org.jspecify.annotations.NullMarked;
