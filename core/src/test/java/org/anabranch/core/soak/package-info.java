/** The soak: everything the pool can do, at once and at random, for minutes or for hours. */
package org.anabranch.core.soak;
