/** Time in which stakes are taken before a race, in which it runs, and in which its result is shown. */
export const RACE_BETTING_MS = 20_000;
export const RACE_RUNNING_MS = 15_000;
export const RACE_RESULT_MS = 6_000;
