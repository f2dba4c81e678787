import { instantFromMs, type Instant } from '@kipenga/betting-core';

/** What time it is, by one of the two times there are (D70). */
export interface Clock {
  readonly now: () => Instant;
  readonly nowMs: () => number;
}

/** Betting time: it rules betting, settlement, days and trans_time, and a sandbox may move it. */
export interface BettingClock extends Clock {
  readonly tells: 'betting time';
}

/**
 * Real time: it rules sessions, codes, limits and breaks, and everything else that protects an account.
 * Nobody moves it.
 */
export interface RealClock extends Clock {
  readonly tells: 'real time';
}

/** Real time as this machine tells it. */
export const systemClock: RealClock = {
  tells: 'real time',
  now: () => instantFromMs(Date.now()),
  nowMs: () => Date.now(),
};

/** Betting time where nothing moves it: real time. */
export const bettingTimeOf = ({ now, nowMs }: RealClock): BettingClock => ({
  tells: 'betting time',
  now,
  nowMs,
});
