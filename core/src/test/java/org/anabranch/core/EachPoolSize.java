package org.anabranch.core;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** As {@link EachParallelism}, and a pool of far more workers than there are processors. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "P = {0}")
@ValueSource(ints = {1, 2, 3, 8, 64})
public @interface EachPoolSize {}
