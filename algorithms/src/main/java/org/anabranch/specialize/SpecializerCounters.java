package org.anabranch.specialize;

/**
 * What has become of copies so far, in the whole process.
 *
 * @param live copies there are
 * @param made copies ever made
 * @param uses calls that began on a copy, roughly
 * @param dropped copies given up because they were not used
 * @param refused times that a hot function class had to wait, for the rate or for a place
 */
public record SpecializerCounters(long live, long made, long uses, long dropped, long refused) {}
