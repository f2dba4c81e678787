/**
 * What every story of the built catalogue is put through beside its usual look, by the names its page ticks off.
 * `depth.ts` only compiles with a check for each: one that is left out there leaves this list, and its tick goes too.
 */
export const STRESS_TESTS = ['Longer words, 320 px', 'Text at 200 %'] as const;

export type StressTest = (typeof STRESS_TESTS)[number];
