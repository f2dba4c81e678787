/**
 * Stress tests that every story of the built catalogue passes beside its usual look, by the names ticked off on its page. `depth.ts` compiles only with a check
 * for each: remove a check there and its name here, and the tick goes too.
 */
export const STRESS_TESTS = ['Longer words, 320 px', 'Text at 200 %'] as const;

export type StressTest = (typeof STRESS_TESTS)[number];
