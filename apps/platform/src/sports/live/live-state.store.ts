import type { LiveState, LiveSuspension } from '@kipenga/betting-core';

/** True of a row of `match` that is in play, where it is joined with its row of `live_match`. */
export const IS_IN_PLAY = `(match.status = 'started' AND live_match.period IS NOT NULL AND live_match.period <> 'ended')`;

/** The columns of a row of `live_match`. */
export interface LiveColumns {
  readonly period: LiveState['period'];
  readonly minute: number;
  readonly added: number;
  readonly home: number;
  readonly away: number;
  readonly home_reds: number;
  readonly away_reds: number;
  readonly why: LiveSuspension | null;
}

export const LIVE_COLUMNS =
  'live_match.period, live_match.minute, live_match.added, live_match.home, live_match.away, live_match.home_reds, live_match.away_reds, live_match.why';

export const liveStateOf = (row: LiveColumns): LiveState => ({
  period: row.period,
  minute: row.minute,
  added: row.added,
  home: row.home,
  away: row.away,
  homeReds: row.home_reds,
  awayReds: row.away_reds,
  isSuspended: row.why !== null,
  ...(row.why !== null && { why: row.why }),
});
