import { instantFromMs, type Instant } from '@kipenga/betting-core';

/**
 * What time it is. There are two (D70): the platform's clock rules betting, settlement, days and trans_time, and a
 * sandbox may move it; `systemClock` rules sessions, codes and everything that protects an account.
 */
export interface Clock {
  readonly now: () => Instant;
  readonly nowMs: () => number;
}

/** Real time. */
export const systemClock: Clock = {
  now: () => instantFromMs(Date.now()),
  nowMs: () => Date.now(),
};
