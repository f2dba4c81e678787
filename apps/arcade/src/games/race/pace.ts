/** How long stakes are taken before a race, how long it lasts, and how long its result stays. */
export const RACE_BETTING_MS = 20_000;
export const RACE_RUNNING_MS = 15_000;
export const RACE_RESULT_MS = 6_000;
