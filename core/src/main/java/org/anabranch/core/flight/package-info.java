/** Events for the JDK's Flight Recorder, where its module is present. */
@NullMarked
package org.anabranch.core.flight;

import org.jspecify.annotations.NullMarked;
