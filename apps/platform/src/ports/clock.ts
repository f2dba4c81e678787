import { instantFromMs, type Instant } from '@kipenga/betting-core';

/** A clock of one of the two times (D70). */
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

/** Real time by this machine's clock. */
export const systemClock: RealClock = {
  tells: 'real time',
  now: () => instantFromMs(Date.now()),
  nowMs: () => Date.now(),
};

/** Betting time that nothing moves: real time. */
export const bettingTimeOf = ({ now, nowMs }: RealClock): BettingClock => ({
  tells: 'betting time',
  now,
  nowMs,
});
