/** The parts of a match in play, in their order. */
export const LIVE_PERIODS = ['first-half', 'half-time', 'second-half', 'ended'] as const;

/** One of them. */
export type LivePeriod = (typeof LIVE_PERIODS)[number];

/** Why no bet is taken on a match in play for a moment; `source` is a source that says so, or has fallen silent. */
export const LIVE_SUSPENSIONS = ['goal', 'penalty', 'red-card', 'source'] as const;

/** One of them. */
export type LiveSuspension = (typeof LIVE_SUSPENSIONS)[number];

/** How a match in play stands. */
export interface LiveState {
  /** The part it is in. */
  readonly period: LivePeriod;
  /** The minute that is shown: 45 or 90 through added time. */
  readonly minute: number;
  /** The minutes beyond it, in added time; 0 else. */
  readonly added: number;
  /** The score. */
  readonly home: number;
  readonly away: number;
  /** The players sent off. */
  readonly homeReds: number;
  readonly awayReds: number;
  /** Whether no bet is taken for a moment, and why. */
  readonly isSuspended: boolean;
  readonly why?: LiveSuspension;
}

/** What happens in a match. */
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

/** One of them. */
export type LiveEventKind = (typeof LIVE_EVENT_KINDS)[number];

/** One thing that happened in a match, with the score after it. */
export interface LiveEvent {
  readonly minute: number;
  readonly added: number;
  readonly kind: LiveEventKind;
  readonly side?: 'home' | 'away';
  readonly home: number;
  readonly away: number;
}

/** Whether a match is still being played. */
export const isInPlay = ({ period }: Pick<LiveState, 'period'>): boolean => period !== 'ended';
