/** The periods of a match in play, in their order. */
export const LIVE_PERIODS = ['first-half', 'half-time', 'second-half', 'ended'] as const;

/** One of `LIVE_PERIODS`. */
export type LivePeriod = (typeof LIVE_PERIODS)[number];

/** The reasons why a match in play takes no bets for a moment. `source` is a source that says so, or has fallen silent. */
export const LIVE_SUSPENSIONS = ['goal', 'penalty', 'red-card', 'source'] as const;

/** One of `LIVE_SUSPENSIONS`. */
export type LiveSuspension = (typeof LIVE_SUSPENSIONS)[number];

/** The state of a match in play. */
export interface LiveState {
  /** The period it is in. */
  readonly period: LivePeriod;
  /** The minute shown: 45 or 90 through added time. */
  readonly minute: number;
  /** The minutes of added time so far; 0 outside it. */
  readonly added: number;
  /** The score. */
  readonly home: number;
  readonly away: number;
  /** The players sent off. */
  readonly homeReds: number;
  readonly awayReds: number;
  /** True if it takes no bets for a moment; `why` has the reason. */
  readonly isSuspended: boolean;
  readonly why?: LiveSuspension;
}

/** The kinds of event of a match. */
export const LIVE_EVENT_KINDS = [
  'goal',
  'yellow-card',
  'red-card',
  'penalty-looked-at',
  'penalty-missed',
  'half-time',
  'second-half',
  'ended',
] as const;

/** One of `LIVE_EVENT_KINDS`. */
export type LiveEventKind = (typeof LIVE_EVENT_KINDS)[number];

/** One event of a match, with the score after it. */
export interface LiveEvent {
  readonly minute: number;
  readonly added: number;
  readonly kind: LiveEventKind;
  readonly side?: 'home' | 'away';
  readonly home: number;
  readonly away: number;
}

/**
 * True while a match is being played.
 *
 * @example
 * (['half-time', 'ended'] as const).map((period) => isInPlay({ period })); // true,false
 */
export const isInPlay = ({ period }: Pick<LiveState, 'period'>): boolean => period !== 'ended';
